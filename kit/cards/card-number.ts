/** Digits as they are pressed into a card: in one run, or in groups parted by blanks or hyphens. */
const WRITTEN = /(?<![\w.-])(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{5})(?![\w-])/g;
/** With what the numbers of the brands begin. */
const BRANDS = /^(?:3[04-9]|4|5|6|2[2-7])/;

/** Every second digit from the right counts twice; the sum of a number of a card ends in 0. */
function isChecked(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].toReversed().entries()) {
    const twice = Number(digit) * (at % 2 === 0 ? 1 : 2);
    sum += twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}

/** The numbers of cards in a text, as they are written there. */
export const cardNumbersIn = (text: string): string[] =>
  [...text.matchAll(WRITTEN)]
    .map(([written]) => written)
    .filter((written) => {
      const digits = written.replaceAll(/\D/g, '');
      return BRANDS.test(digits) && isChecked(digits);
    });

export const holdsCardNumber = (text: string): boolean => cardNumbersIn(text).length > 0;
