/** The languages of an Accept-Language header, the dearest first: "en;q=0.8, de" asks for German, then English. */
export function preferredLanguages(header: string | undefined): string[] {
  const asked = (header ?? '').split(',').map((part) => {
    const [tag = '', weight = ''] = part.split(';', 2);
    const q = /^\s*q=([\d.]+)\s*$/.exec(weight)?.[1];
    return { tag: tag.trim(), weight: q === undefined ? 1 : Number(q) };
  });
  return asked
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
