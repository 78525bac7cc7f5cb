/** How names of groups call the three years, language by language. */
const YEAR_WORDS: readonly (readonly string[])[] = [
  ['First', 'Second', 'Third'],
  ['1st', '2nd', '3rd'],
  ['Erstes', 'Zweites', 'Drittes'],
  ['Primer', 'Segundo', 'Tercer'],
  ['Première', 'Deuxième', 'Troisième'],
  ['Első', 'Második', 'Harmadik'],
  ['Pertama', 'Kedua', 'Ketiga'],
  ['Primo', 'Secondo', 'Terzo'],
  ['Eerste', 'Tweede', 'Derde'],
  ['Pierwszy', 'Drugi', 'Trzeci'],
  ['Первый', 'Второй', 'Третий'],
  ['Перший', 'Другий', 'Третій'],
  ['一', '二', '三'],
  ['1', '2', '3'],
];

/** The name of a group a year further: "First Year Day" becomes "Second Year Day". A name without a year stays. */
export function nextYearName(name: string, studyYear: number): string {
  for (const words of YEAR_WORDS) {
    const [now, next] = [words[studyYear - 1], words[studyYear]];
    if (!now || !next) continue;
    const found = placeOfWord(name, now);
    if (found >= 0)
      return name.slice(0, found) + asWritten(name, found, next) + name.slice(found + now.length);
  }
  return name;
}

/** Where a word stands by itself. Chinese is written without spaces between words: there any place will do. */
function placeOfWord(name: string, word: string): number {
  const pattern = /\p{Script=Han}/u.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`;
  return name.search(new RegExp(pattern, 'iu'));
}

const asWritten = (name: string, index: number, next: string): string =>
  name[index] === name[index]?.toLowerCase() ? next.toLowerCase() : next;
