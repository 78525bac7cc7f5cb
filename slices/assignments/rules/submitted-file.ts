/** What may be handed in and given back (HOLE-43). */
export const SUBMITTED_FILE_BYTES_MAX = 25_000_000;
export const MAX_FILES = 10;
const NAME_MAX = 150;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const OPEN_TEXT = 'application/vnd.oasis.opendocument.text';
const ZIP = 'application/zip';

/** By the ending of a name, what may be found in the file. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  doc: ['application/x-ole-storage'],
  // Some writers put the part that tells Word from other archives far behind the beginning.
  docx: [WORD, ZIP],
  odt: [OPEN_TEXT, ZIP],
  rtf: ['application/rtf'],
  txt: ['text/plain'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
};

export const ACCEPTED_ENDINGS: readonly string[] = Object.keys(TYPES).map((ending) => `.${ending}`);

const typesOf = (name: string): readonly string[] =>
  TYPES[/\.(\w{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? [];

type SubmittedFileProblem =
  | 'submittedFileTooLarge'
  | 'submittedFileEmpty'
  | 'submittedFileName'
  | 'submittedFileType';

/** Why a file cannot be handed in, as far as its name and size tell, or null. */
export function checkSubmittedFile({
  name,
  bytes,
}: {
  name: string;
  bytes: number;
}): SubmittedFileProblem | null {
  if (bytes > SUBMITTED_FILE_BYTES_MAX) return 'submittedFileTooLarge';
  if (!Number.isInteger(bytes) || bytes < 1) return 'submittedFileEmpty';
  if (name.trim() === '' || name.length > NAME_MAX || /[\p{Cc}/\\]/u.test(name)) return 'submittedFileName';
  return typesOf(name).length === 0 ? 'submittedFileType' : null;
}

/** Whether what was found in a file is what its name says. */
export const isWhatItSays = (name: string, type: string): boolean => typesOf(name).includes(type);

type FilesProblem = 'noFilesToSubmit' | 'tooManyFilesToSubmit';

/** Why so many files cannot be one version, or null. */
export function checkFileCount(count: number): FilesProblem | null {
  if (count === 0) return 'noFilesToSubmit';
  return count > MAX_FILES ? 'tooManyFilesToSubmit' : null;
}

const HEAD = 20;
const TAIL = 8;

/**
 * A file's name as a refusal repeats it: enough to tell which of several it was, ending included, and no more. The person who
 * calls chooses the name, so nothing long and nothing unprintable of it is sent back.
 */
export function nameToTell(name: string): string {
  const letters = [...name.replaceAll(/\p{C}/gu, '').trim()];
  if (letters.length <= HEAD + TAIL) return letters.join('');
  return `${letters.slice(0, HEAD).join('')}…${letters.slice(-TAIL).join('')}`;
}
