import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçđéƒĝĥîĵķļɱñöþɋŕšţüṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ';
const VOWEL = /[aeiou]/gi;

const accented = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

/** Longer by a third, as many languages are, and with no letter left as English writes it. */
const stretch = (words: string): string =>
  [...words.replaceAll(VOWEL, '$&$&')].map((letter) => accented.get(letter) ?? letter).join('');

/** Where the words of a text stand in it, between its placeholders, tags and choices. */
function places(elements: readonly MessageFormatElement[]): { start: number; end: number }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return places(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => places(value));
    if (element.type !== TYPE.literal || !element.location) return [];
    return [{ start: element.location.start.offset, end: element.location.end.offset }];
  });
}

/** A text as a language would write it that nobody speaks: it shows what was not translated and has no room. */
export function pseudo(text: string): string {
  const words = places(parse(text, { captureLocation: true }));
  return words.reduceRight(
    (whole, { start, end }) => whole.slice(0, start) + stretch(whole.slice(start, end)) + whole.slice(end),
    text,
  );
}
