import { expect, test } from 'vitest';
import { killWhileTelling } from './news/kill-while-telling.ts';

test('of a post everybody hears exactly once, though the program is killed while it tells them (A4)', async () => {
  // The drill itself (bench/drills/news.ts) kills more often among more people.
  const people = 6_000;
  expect(await killWhileTelling({ people, kills: 1 })).toMatchObject({
    kills: 1,
    leftOut: 0,
    copies: 0,
    told: people,
  });
}, 180_000);
