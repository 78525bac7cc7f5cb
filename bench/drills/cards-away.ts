import { figure } from '../figures.ts';
import { drillDatabase } from './cards/card-college.ts';
import { loseProcessor } from './cards/lose-processor.ts';

/** I3: the card processor hangs or refuses. Pages work, payments say so within three seconds, nothing is lost. */
export async function main(): Promise<void> {
  const outcome = await loseProcessor(20, await drillDatabase());
  figure('slowest answer about a payment', outcome.slowestMs, 'ms', { atMost: 3_000 });
  figure('payments not told so in words', outcome.untold, '', { atMost: 0 });
  figure('pages of finances that failed', outcome.brokenPages, '', { atMost: 0 });
  figure('payments lost', outcome.lost, '', { atMost: 0 });
}
