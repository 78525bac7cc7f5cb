const HEAD = 20;
const TAIL = 8;

/**
 * A file's name as a refusal repeats it: enough to tell which of several it was, ending included, and no more. Whoever
 * calls chooses the name, so nothing long and nothing unprintable of it is sent back.
 */
export function nameToTell(name: string): string {
  const letters = [...name.replaceAll(/\p{C}/gu, '').trim()];
  if (letters.length <= HEAD + TAIL) return letters.join('');
  return `${letters.slice(0, HEAD).join('')}…${letters.slice(-TAIL).join('')}`;
}
