import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#kit/demo/random.ts';
import { College } from '#testing/college.ts';
import { playSchedules } from '../testing/network-drill.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

test('two devices on bad networks: each mark is stored once, conflicts are told, nothing is overwritten', async () => {
  // The drill itself (bench/drills/roll-network.ts) plays three hundred.
  const schedules = Array.from({ length: 6 }, (_, index) => seededRandom(`roll network ${index}`));
  const { presses, conflicts, ...faults } = await playSchedules(college, schedules);
  expect(presses).toBeGreaterThan(30);
  expect(conflicts).toBeGreaterThan(0);
  expect(faults).toEqual({ overwritten: 0, lost: 0, wrong: 0 });
});
