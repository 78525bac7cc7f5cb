// Line and paragraph ends of every kind, and signs that nobody sees: those that turn the direction of writing make a name look
// like another. Joiners belong to how some names and pictures are written.
const UNSEEN = /(?:[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf})+/gu;

/**
 * A text that a header of a mail may hold, however it was typed: one line, and no encoded word (RFC 2047), which mail programs
 * would read as other text than was checked.
 */
export const headerLine = (text: string): string =>
  text.replaceAll(UNSEEN, ' ').replaceAll('=?', '= ?').replaceAll(/ {2,}/g, ' ').trim();
