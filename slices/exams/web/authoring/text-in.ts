/** The words in a language, or the first there are. */
export const textIn = <Written extends { locale: string }>(
  texts: readonly Written[],
  locale: string,
): Written | undefined => texts.find((text) => text.locale === locale) ?? texts[0];
