import { readRows, type ReadRow } from '#slices/imports/rules/read-rows.ts';
import { PEOPLE_FILE_HEADS } from '#slices/people/rules/people-file.ts';

export type FileField = keyof typeof PEOPLE_FILE_HEADS;
export type FileRow = ReadRow<FileField>;

/** As in the file of people that is exported. */
export const HEADS: Readonly<Record<FileField, string>> = PEOPLE_FILE_HEADS;

/** Behind the head of the exported file stands what other programs call a column. */
const NAMES: Readonly<Record<FileField, readonly string[]>> = {
  number: [HEADS.number, 'Student number'],
  firstName: [HEADS.firstName, 'Given name'],
  lastName: [HEADS.lastName, 'Family name', 'Surname'],
  email: [HEADS.email, 'Email address'],
  campus: [HEADS.campus],
  groupName: [HEADS.groupName],
  locale: [HEADS.locale],
  bornOn: [HEADS.bornOn],
};

export const FIELDS = Object.keys(HEADS) as readonly FileField[];

/** The columns of the file that the page offers as an example. */
export const EXAMPLE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'groupName',
  'locale',
] as const satisfies readonly FileField[];

/** People who are here already are known by their numbers alone. */
export const readImportFile = (text: string) =>
  readRows(text, {
    names: NAMES,
    isEnough: (isThere) => isThere('number') || isThere('email'),
    missing: 'importColumnsMissing',
    isEmpty: ({ number, firstName, lastName, email }) => !number && !firstName && !lastName && !email,
  });
