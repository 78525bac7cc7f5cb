/** What reads as an address, with or without a beginning such as https://: a name with a dot in it, or four numbers. */
const ADDRESS = /(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}|\b\d{1,3}(?:\.\d{1,3}){3}\b/gu;

/** Signs that nobody sees must not hide one, nor letters that only look like a dot. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();

const addressesIn = (text: string): string[] => plain(text).match(ADDRESS) ?? [];

/**
 * The first address in a text that leads neither to the college's own site nor stands in the English text. A user who reads
 * a mail of the college follows what it names.
 */
export function foreignAddress(text: string, english: string, ownHost: string): string | null {
  const known = new Set(addressesIn(english));
  const isOwn = (host: string): boolean => host === ownHost || host.endsWith(`.${ownHost}`);
  return addressesIn(text).find((address) => !known.has(address) && !isOwn(address)) ?? null;
}
