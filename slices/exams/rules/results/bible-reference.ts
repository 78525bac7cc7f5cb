import { searchForm } from '#kit/messages/search-form.ts';

/**
 * The books with their usual English abbreviations, the shortest beginning of a name that names no other book. Numbered
 * books stand once: their number is read apart.
 */
const BOOKS: Readonly<Record<string, string>> = {
  genesis: 'gen|gn',
  exodus: 'exod|ex',
  leviticus: 'lev|lv',
  numbers: 'num|nm|nb',
  deuteronomy: 'deut|dt',
  joshua: 'josh|jos',
  judges: 'judg|jdg|jgs',
  ruth: 'rth|ru',
  samuel: 'sam|sm',
  kings: 'kgs|kin|ki',
  chronicles: 'chron|chr|ch',
  ezra: 'ezr',
  nehemiah: 'neh|ne',
  esther: 'esth|est',
  job: 'jb',
  psalms: 'psalm|psa|ps|pss',
  proverbs: 'prov|prv|pr',
  ecclesiastes: 'eccl|eccles|qoh',
  'song of solomon': 'song|sos|canticles|song of songs',
  isaiah: 'isa|is',
  jeremiah: 'jer',
  lamentations: 'lam',
  ezekiel: 'ezek|ez|eze',
  daniel: 'dan|dn',
  hosea: 'hos',
  joel: 'jl',
  amos: 'am',
  obadiah: 'obad|ob',
  jonah: 'jon|jnh',
  micah: 'mic|mc',
  nahum: 'nah|na',
  habakkuk: 'hab|hb',
  zephaniah: 'zeph|zep',
  haggai: 'hag|hg',
  zechariah: 'zech|zec',
  malachi: 'mal|ml',
  matthew: 'matt|mt',
  mark: 'mrk|mk',
  luke: 'luk|lk',
  john: 'jn|jhn|joh',
  acts: 'act|ac',
  romans: 'rom|ro|rm',
  corinthians: 'cor|co',
  galatians: 'gal|ga',
  ephesians: 'eph|ephes',
  philippians: 'phil|php',
  colossians: 'col',
  thessalonians: 'thess|thes|th',
  timothy: 'tim|tm',
  titus: 'tit',
  philemon: 'philem|phlm|phm',
  hebrews: 'heb',
  james: 'jas|jam|jm',
  peter: 'pet|pt',
  jude: 'jud',
  revelation: 'rev|rv|apocalypse',
};

const bookByName = new Map(
  Object.entries(BOOKS).flatMap(([book, names]) =>
    [book, ...names.split('|')].map((name) => [name, book] as const),
  ),
);

const ORDINALS: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
  first: '1',
  second: '2',
  third: '3',
};

const REFERENCE =
  /^(?:(\d|i{1,3}|[123](?:st|nd|rd)|first|second|third)\s+)?(\p{Letter}[\p{Letter}\s]*?)\s+(\d[\d\s:,;–-]*)$/u;

/** "1 Jn. 4.8", "I John 4:8" and "1John 4, 8" are all "1 john 4:8". Null for what is no reference. */
export function plainReference(words: string): string | null {
  const spaced = searchForm(words)
    // A dot may follow a number or an abbreviation, or stand between chapter and verse.
    .replaceAll(/(?<=\d)\s*[.:,]\s*(?=\d)/g, ':')
    .replaceAll('.', ' ')
    .replaceAll(/(?<=\d)(?=\p{Letter})(?!st|nd|rd)|(?<=\p{Letter})(?=\d)/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const [, ordinal, name, places] = REFERENCE.exec(spaced) ?? [];
  if (name === undefined || places === undefined) return null;
  const number = ordinal === undefined ? '' : `${ORDINALS[ordinal] ?? ordinal} `;
  const verses = places.replaceAll(/\s+/g, '').replaceAll('–', '-');
  return `${number}${bookByName.get(name) ?? name} ${verses}`;
}

export const sameReference = (one: string, other: string): boolean => {
  const [a, b] = [plainReference(one), plainReference(other)];
  return a !== null && a === b;
};
