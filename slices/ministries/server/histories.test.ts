import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { drawHistories } from './testing/drawn-history.ts';
import { MinistryLives } from './testing/ministry-lives.ts';

/** Thousands are lived through by `npm run bench -- ministries-life`. */
const HISTORIES = 60;
const ACTS = 30;
/** Others at every run; that of a run which failed is told, and lives it again. */
const SEED = process.env['HISTORIES_SEED'] ?? String(randomInt(1_000_000));

let college: College;
let lives: MinistryLives;
beforeAll(async () => {
  college = await College.open();
  lives = await MinistryLives.open(college);
});
afterAll(() => college.close());

test('through the API and the database too, alumni and the world see what an admin has approved and its owner does not hide (ALUM-30, ALUM-31)', async () => {
  const histories = drawHistories({ seed: SEED, histories: HISTORIES, acts: ACTS });
  for (const [index, history] of histories.entries())
    expect(await lives.live(history), `HISTORIES_SEED=${SEED}, history ${index}`).toBeNull();
});
