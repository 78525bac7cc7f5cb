/** What the caller asked for: `npm test -- leave request` wants tests that have both words in their path or name. */
export interface Wanted {
  words: readonly string[];
  /** Only the tests of this Vitest project, and no checks; undefined for all. */
  project: string | undefined;
}

/** Reads the command line: words, and `--project=journeys` as `npm run journeys` gives it. */
export function readWanted(args: readonly string[]): Wanted {
  const option = '--project=';
  return {
    words: args.filter((arg) => !arg.startsWith(option)).map((word) => word.toLowerCase()),
    project: args.find((arg) => arg.startsWith(option))?.slice(option.length),
  };
}

/** Whether a test is wanted: every word is part of its path or of its full name. */
export function isWanted(words: readonly string[], path: string, name: string): boolean {
  const text = `${path}\n${name}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/**
 * How to narrow one test file: 'all' of it, 'none', or a pattern for the names of its tests. A word that is in neither
 * the path nor the source cannot be in a name, so such files need not be loaded at all.
 */
export function narrowFile(words: readonly string[], path: string, source: string): 'all' | 'none' | RegExp {
  const missing = words.filter((word) => !path.toLowerCase().includes(word));
  if (missing.length === 0) return 'all';
  const text = source.toLowerCase();
  if (missing.some((word) => !text.includes(word))) return 'none';
  return new RegExp(missing.map((word) => `(?=[^]*${literally(word)})`).join(''), 'i');
}

const literally = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
