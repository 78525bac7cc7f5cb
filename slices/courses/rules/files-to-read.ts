/**
 * The files for somebody who reads in a language: those for everybody, and those in this language or, where there is none
 * in it, in the course's own.
 */
export function filesToRead<File extends { locale: string | null }>(
  files: readonly File[],
  { locale, ownLocale }: { locale: string; ownLocale: string },
): File[] {
  const chosen = files.some((file) => file.locale === locale) ? locale : ownLocale;
  return files.filter((file) => file.locale === null || file.locale === chosen);
}
