/** How many characters of a cleaned text are read, its markup not counted. */
export const readableLength = (html: string): number =>
  Array.from(html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:#\w+|\w+);/g, ' ')).length;
