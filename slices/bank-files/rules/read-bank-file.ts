import type { BankFileProblem, Decimals, ReadFile } from './bank-file.ts';
import { readStatement } from './read-statement.ts';
import { readTable, type TableChoices } from './read-table.ts';

export const isStatement = (text: string): boolean => /^[\s\u{FEFF}]*</u.test(text);

/** Reads what a bank has written, in whichever of its forms. */
export function readBankFile(
  text: string,
  choices: TableChoices,
  known: { currency: string; decimals: Decimals },
): ReadFile | { problem: BankFileProblem } {
  if (text.replace(/^\u{FEFF}/u, '').trim() === '') return { problem: 'bankFileEmpty' };
  return isStatement(text) ? readStatement(text, known.decimals) : readTable(text, choices, known);
}
