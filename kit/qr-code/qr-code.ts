import { encode } from 'uqr';

/** The largest that a phone reads off a poster from some steps away. */
const MAX_VERSION = 9;
/** Always the same of the eight masks, so that a transcript that is drawn again is the same to the byte. */
const DIAGONAL_STRIPES = 3;

/** The rows of a QR code that says a text, true for dark; null for a text that is too long for one. */
export function qrCode(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: MAX_VERSION, maskPattern: DIAGONAL_STRIPES }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
