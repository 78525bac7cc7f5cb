const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const MAX_WORDS = 60;

/** Letters that no normal form takes apart. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'ng',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A name as the end of an address: plain letters, digits and dashes; nothing for a name in another script. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[ðđħıłŋøŧþßæœ]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS)
    .replaceAll(/^-+|-+$/g, '');

export const PUBLIC_REGISTRY = '/ministries';

/** Where the world outside the alumni reads of a ministry. */
export function publicAddress({ id, name }: { id: string; name: string }): string {
  const words = wordsOf(name);
  return `${PUBLIC_REGISTRY}/${id}${words ? `-${words}` : ''}`;
}

/** The ministry that the last step of an address means; the words behind its id are only for readers. */
export const readPublicStep = (step: string): string | null => ID.exec(step)?.[0] ?? null;
