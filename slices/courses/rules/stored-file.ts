/** A file goes to the store in one piece: an outline is some hundred kilobytes, a reader of scans some megabytes. */
export const KEPT_FILE_BYTES_MAX = 50_000_000;

export const KEPT_FILE_NAME_MAX = 150;

type StoredFileProblem = 'keptFileTooLarge' | 'keptFileEmpty' | 'keptFileNameInvalid';

/** Why a file cannot be kept, as far as its name and size tell, or null. */
export function checkStoredFile({ name, bytes }: { name: string; bytes: number }): StoredFileProblem | null {
  if (bytes > KEPT_FILE_BYTES_MAX) return 'keptFileTooLarge';
  if (!Number.isInteger(bytes) || bytes < 1) return 'keptFileEmpty';
  const isName = name.trim() !== '' && name.length <= KEPT_FILE_NAME_MAX && !/[\p{Cc}/\\]/u.test(name);
  return isName ? null : 'keptFileNameInvalid';
}

const ENDING = /\.[\p{L}\p{N}]{1,10}$/u;

/** A new name for a file; where the ending was left out, the one it has is added. */
export function withEnding(typed: string, before: string): string {
  const name = typed.trim();
  const [ending = ''] = ENDING.exec(before) ?? [];
  return name === '' || name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

/** Nobody is given a page or a drawing that could run, nor what nobody can tell the kind of. */
const REFUSED_TYPES = new Set(['text/html', 'image/svg+xml', 'application/octet-stream']);

export const mayBeKept = (type: string): boolean => !REFUSED_TYPES.has(type);

/**
 * The files for a person who reads in a language: those for everybody, and those in this language or, where there is none
 * in it, in the course's own.
 */
export function filesToRead<File extends { locale: string | null }>(
  files: readonly File[],
  { locale, ownLocale }: { locale: string; ownLocale: string },
): File[] {
  const chosen = files.some((file) => file.locale === locale) ? locale : ownLocale;
  return files.filter((file) => file.locale === null || file.locale === chosen);
}
