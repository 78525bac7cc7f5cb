import { figure } from '../figures.ts';
import { drillDatabase } from './cards/card-college.ts';
import { scanForNumbers } from './cards/scan-for-numbers.ts';

/** No number of a card in the database or the log, though people have sent some. */
export async function main(): Promise<void> {
  const { found, scanned } = await scanForNumbers(await drillDatabase());
  figure('tables read', scanned.tables, '', { atLeast: 100 });
  figure('characters read', scanned.characters, '');
  figure('numbers of cards found', found.length, '', { atMost: 0 });
}
