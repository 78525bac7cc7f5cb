/** An answer of one field is empty when nothing is there, or a list with nothing in it; one of several is never. */
export function isEmptyAnswer(data: object): boolean {
  const [only, ...others] = Object.entries(data).filter(([name]) => name !== '__typename');
  const value: unknown = only?.[1];
  return (
    others.length === 0 &&
    (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
  );
}
