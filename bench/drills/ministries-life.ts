import { randomInt } from 'node:crypto';
import { drawHistories } from '#slices/ministries/server/testing/drawn-history.ts';
import { MinistryLives } from '#slices/ministries/server/testing/ministry-lives.ts';
import type { College } from '#testing/college.ts';
import { figure } from '../figures.ts';
import { withCollege } from '../with-college.ts';

const HISTORIES = Number(process.env['HISTORIES'] ?? 5_000);
const ACTS = 30;
const AT_ONCE = 4;
const SEED = process.env['HISTORIES_SEED'] ?? String(randomInt(1_000_000));
/** How often it says how far it has come. */
const TOLD_EVERY = 500;

/**
 * Five thousand lives of a ministry's listing through the API: after each act alumni and the world see what an admin has
 * approved and its owner does not hide.
 */
export async function main(): Promise<void> {
  console.log(`HISTORIES_SEED=${SEED}`);
  await withCollege(liveAll);
}

async function liveAll(college: College): Promise<void> {
  const lives = await MinistryLives.open(college);
  const histories = drawHistories({ seed: SEED, histories: HISTORIES, acts: ACTS });
  const startedAt = performance.now();
  let [begun, wrong] = [0, 0];
  const liveSome = async (): Promise<void> => {
    while (begun < histories.length) {
      const index = begun;
      begun += 1;
      const difference = await lives.live(histories[index] ?? []);
      if (difference) console.error(`history ${index}: ${JSON.stringify(difference)}`);
      if (difference) wrong += 1;
      if (begun % TOLD_EVERY === 0) console.log(`${begun} begun`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, liveSome));
  figure('histories lived', begun, '', { atLeast: HISTORIES });
  figure('acts in them', begun * ACTS, '');
  figure('histories in which anybody saw something else', wrong, '', { atMost: 0 });
  figure('took', (performance.now() - startedAt) / 1_000, 's');
}
