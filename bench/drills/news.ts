import { figure } from '../figures.ts';
import { killWhileTelling } from './news/kill-while-telling.ts';

const PEOPLE = 100_000;

/** A4: of a post everybody it is for hears exactly once, though the program is killed ten times while it tells them. */
export async function main(): Promise<void> {
  const outcome = await killWhileTelling({ people: PEOPLE, kills: 10 });
  figure('kill -9 while a post is told', outcome.kills, '', { atLeast: 10 });
  figure('people left out', outcome.leftOut, '', { atMost: 0 });
  figure('notices that came twice', outcome.copies, '', { atMost: 0 });
  figure('told, as the post says', outcome.told, '', { atLeast: PEOPLE, atMost: PEOPLE });
  figure('took', outcome.seconds, 's');
}
