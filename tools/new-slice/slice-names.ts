/** The words a new slice is written with, in the forms that files, code and SQL want. */
export interface SliceNames {
  /** `chapel-services`, the folder. */
  slice: string;
  /** `chapel-service`, one of the things it keeps. */
  record: string;
  /** `Chapel services`, as people read it. */
  title: string;
  /** `chapel service`, in the middle of a sentence. */
  one: string;
  /** `chapel services`, in the middle of a sentence. */
  many: string;
  /** `chapelServices` */
  sliceCamel: string;
  /** `ChapelServices` */
  slicePascal: string;
  /** `chapelService` */
  recordCamel: string;
  /** `ChapelService` */
  recordPascal: string;
  /** `chapel_service` */
  table: string;
}

/** Works out the words from the folder's name, and from what one of the things is called if that is given. */
export function sliceNames(slice: string, record = singular(slice)): SliceNames {
  for (const name of [slice, record]) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
      throw new Error(
        `"${name}" is no name for a slice: use small letters and hyphens, as in leave-requests.`,
      );
    }
  }
  if (TAKEN.has(record)) {
    throw new Error(
      `"${record}" means something else in SQL or TypeScript. Say what one of them is called: npm run new:slice -- ${slice} college-${record}`,
    );
  }
  const many = slice.replaceAll('-', ' ');
  return {
    slice,
    record,
    title: capital(many),
    one: record.replaceAll('-', ' '),
    many,
    sliceCamel: camel(slice),
    slicePascal: capital(camel(slice)),
    recordCamel: camel(record),
    recordPascal: capital(camel(record)),
    table: record.replaceAll('-', '_'),
  };
}

/** Words that could be the name of a process of the college, but of no table, type or field. */
const TAKEN = new Set(
  'case check column date grant group mutation new order query reference subscription table type user'.split(
    ' ',
  ),
);

/** Words in -s that are what they are, one or many: news, series, campus, mass, analysis. */
const SAME_FOR_ONE = /(?:(?:^|-)(?:news|series)|ss|us|is)$/;

function singular(word: string): string {
  if (SAME_FOR_ONE.test(word)) return word;
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ss|us|sh|ch|x)es$|s$/, '');
}

const camel = (word: string): string =>
  word.replaceAll(/-(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase());
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
