/** What no disk takes in the name of a file, and what could lead out of a folder. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;
const NAME_CHARACTERS_MAX = 120;

/** Names as every disk takes them, each once: the second Romans.pdf is Romans (2).pdf. Capitals do not tell them apart. */
export function entryNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const clean =
      name
        .toWellFormed()
        .normalize('NFC')
        .replaceAll(UNSAFE, '_')
        .replace(/^[. ]+/, '')
        .trim() || 'file';
    const [, stem = clean, ending = ''] = /^(.+?)(\.[^.]{1,10})?$/u.exec(clean) ?? [];
    const short = [...stem].slice(0, NAME_CHARACTERS_MAX).join('');
    let unique = short + ending;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${short} (${count})${ending}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
