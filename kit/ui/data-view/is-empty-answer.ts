/** The first field of an answer decides: nothing there, or a list with nothing in it, is no data. */
export function isEmptyAnswer(data: object): boolean {
  const first: unknown = Object.entries(data).find(([name]) => name !== '__typename')?.[1];
  return first === null || first === undefined || (Array.isArray(first) && first.length === 0);
}
