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

/** Works out the words from the folder's name; throws if that is no name for a slice. */
export function sliceNames(slice: string): SliceNames {
  if (!/^[a-z]+(-[a-z]+)*$/.test(slice)) {
    throw new Error(
      `"${slice}" is no name for a slice: use small letters and hyphens, as in leave-requests.`,
    );
  }
  const record = singular(slice);
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

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
const camel = (word: string): string =>
  word.replaceAll(/-(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase());
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
