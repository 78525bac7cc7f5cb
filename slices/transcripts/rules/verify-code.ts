/** Crockford's letters: none that is taken for another when it is read from paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** As many letters as 130 bits need, so that nobody ever guesses one. */
export const VERIFY_CODE_LENGTH = 26;

/** A code made of random bytes, of which each letter takes five bits. */
export const verifyCodeOf = (bytes: readonly number[]): string =>
  bytes
    .slice(0, VERIFY_CODE_LENGTH)
    .map((byte) => LETTERS[byte % LETTERS.length] ?? '')
    .join('');

/** A code as it was meant by the user who typed it from paper; null for what can be none. */
export function readVerifyCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  return code.length === VERIFY_CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : null;
}

/** What the public page says of a code. */
export const STANDINGS = ['GENUINE', 'REVOKED', 'UNKNOWN'] as const;
export type Standing = (typeof STANDINGS)[number];
