export interface DefinedClass {
  name: string;
  line: number;
}

export interface ComposedClass extends DefinedClass {
  /** The stylesheet that has the class, as it is written there; null for the one that composes. */
  from: string | null;
}

interface StylesheetClasses {
  defined: DefinedClass[];
  composed: ComposedClass[];
}

/** Rules of these kinds have selectors in their heads; those of all other at-rules name no class. */
const SELECTING = /^@scope\b/;
const CLASS = /\.(?<name>-?[_a-zA-Z][\w-]*)/g;
const COMPOSES =
  /(?<![\w-])composes\s*:\s*(?<names>[^;}]*?)(?:\s+from\s+(?<from>global|'[^']*'|"[^"]*"))?\s*[;}]/g;

/** The classes a CSS module defines, each at its first line, and those it composes of others. */
export function stylesheetClasses(source: string): StylesheetClasses {
  const text = blanked(source, /\/\*[\s\S]*?\*\//g);
  const defined = new Map<string, DefinedClass>();
  for (const { head, start } of ruleHeads(text)) {
    for (const { groups, index } of withoutGlobals(head).matchAll(CLASS)) {
      const name = groups?.['name'] ?? '';
      if (!defined.has(name)) defined.set(name, { name, line: lineAt(text, start + index) });
    }
  }
  return { defined: [...defined.values()], composed: composedClasses(text) };
}

/** What stands before each opening brace. Strings are blanked first: a dot or a brace in one means nothing. */
function ruleHeads(text: string): { head: string; start: number }[] {
  const plain = blanked(text, /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g);
  return [...plain.matchAll(/(?<head>[^{};]*)\{/g)]
    .map(({ groups, index }) => ({ head: groups?.['head'] ?? '', start: index }))
    .filter(({ head }) => !head.trim().startsWith('@') || SELECTING.test(head.trim()));
}

/** Classes of others, such as those an editor brings along, keep their names and are not this stylesheet's. */
function withoutGlobals(head: string): string {
  const call = /:global\(/.exec(head);
  if (!call) return blanked(head, /:global\s[^,]*/g);
  let depth = 1;
  let end = call.index + call[0].length;
  for (; end < head.length && depth > 0; end += 1) {
    if (head[end] === '(') depth += 1;
    if (head[end] === ')') depth -= 1;
  }
  const gap = ' '.repeat(end - call.index);
  return withoutGlobals(head.slice(0, call.index) + gap + head.slice(end));
}

function composedClasses(text: string): ComposedClass[] {
  return [...text.matchAll(COMPOSES)].flatMap(({ groups, index }) => {
    const from = groups?.['from'];
    if (from === 'global') return [];
    const names = (groups?.['names'] ?? '').trim().split(/\s+/);
    return names.map((name) => ({ name, from: from?.slice(1, -1) ?? null, line: lineAt(text, index) }));
  });
}

/** The same text with spaces where the pattern matched, so that every line keeps its number. */
const blanked = (text: string, pattern: RegExp): string =>
  text.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, ' '));

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
