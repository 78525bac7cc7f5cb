/** How the counted books of the Bible begin in the languages of the college, without accents; whole words at the end. */
const BOOKS = [
  String.raw`(?:samuel|самуил|kings|konig|koning|reyes|rois|krol|kiral|raja|цар)\p{L}*`,
  String.raw`(?:chron|cron|kron|tawar|парал|хрон|mose|mozes|mojz)\p{L}*`,
  String.raw`(?:corint|corinz|korin|koryn|коринт|коринф|thess|tessal|tesal|фессал|солун)\p{L}*`,
  String.raw`(?:timo|tymo|тимо|peter|petr|pedro|pierre|pietro|piotr|петр)\p{L}*`,
  String.raw`(?:johan|giovanni|yohan|иоан|иван|іван)\p{L}*`,
  're|john|juan|jean|jana|janos',
].join('|');

/** "1 Samuel", "2. Könige", "3_John": this number is part of a name, and counts no lesson. In the form of a search. */
const NUMBER_OF_BOOK = String.raw`(?<![\p{L}\p{N}])[1-5][ _.]*(?=(?:${BOOKS})(?!\p{L}))`;

const ANYWHERE = new RegExp(NUMBER_OF_BOOK, 'gu');
const AT_FIRST = new RegExp(String.raw`^\s*${NUMBER_OF_BOOK}`, 'u');

export const withoutBookNumbers = (words: string): string => words.replaceAll(ANYWHERE, ' ');

export const beginsWithNumberedBook = (words: string): boolean => AT_FIRST.test(words);
