/** A piece of a text: in both, only in the old one, or only in the new one. */
export interface Piece {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Longer texts are compared as a whole: the table below grows with the product of both. */
const WORDS_MAX = 1_500;

/** Words with the blanks behind them; in scripts without spaces, single signs. */
const wordsOf = (text: string): string[] =>
  text.match(/[\u3040-\u9fff\uac00-\ud7af]|[^\s\u3040-\u9fff\uac00-\ud7af]+\s*|\s+/g) ?? [];

/** Other blanks behind a word make no other word. */
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.trimEnd() === other?.trimEnd();

/** How many words both have in common, from each pair of places on. */
function commonFrom(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i], rows[i + 1]];
      if (!row || !below) continue;
      row[j] = isSame(before[i], after[j])
        ? (below[j + 1] ?? 0) + 1
        : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

/** What became of a text, word by word: as few words as possible are gone or new. */
export function wordDifference(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text: string): void => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') pieces.push({ kind, text });
  };
  if (old.length > WORDS_MAX || now.length > WORDS_MAX) {
    add('gone', before);
    add('new', after);
    return pieces;
  }
  const common = commonFrom(old, now);
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (isSame(old[i], now[j])) {
      add('same', now[j] ?? '');
      i++;
      j++;
    } else if (j >= now.length || (i < old.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)))
      add('gone', old[i++] ?? '');
    else add('new', now[j++] ?? '');
  }
  return pieces;
}
