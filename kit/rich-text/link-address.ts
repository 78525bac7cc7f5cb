/** What the editor's dialog lets people link to; links of older texts may also hold telephone numbers. */
const NAMED_SCHEME = /^(https?:\/\/|mailto:)/i;
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const HOST = /^[^\s@/?#.]+(\.[^\s@/?#.]+)+(:\d+)?([/?#]|$)/;

/** The address meant by typed text; nothing where it cannot be a link. */
export function linkAddress(typed: string): string | null {
  const words = typed.trim();
  // A place of this site. Two slashes would lead to another one, and browsers read a backslash as a slash.
  if (/^\/(?![/\\])/.test(words)) return isAddress(`https://berea.invalid${words}`) ? words : null;
  const meant = withScheme(words);
  return meant && isAddress(meant) ? meant : null;
}

function withScheme(words: string): string | null {
  if (NAMED_SCHEME.test(words)) return words;
  if (EMAIL.test(words)) return `mailto:${words}`;
  if (ANY_SCHEME.test(words)) return null;
  return HOST.test(words) ? `https://${words}` : null;
}

const isAddress = (words: string): boolean =>
  !/[\s\p{Cc}]/u.test(words) && (/^mailto:[^@]+@[^@]+$/i.test(words) || /^https?:\/\/[^\s/]+/i.test(words));
