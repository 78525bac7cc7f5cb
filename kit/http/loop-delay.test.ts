import { expect, test } from 'vitest';
import { LoopDelay } from './loop-delay.ts';

test('a server whose loop was late by many seconds is known as well again within one (I2)', () => {
  const delay = new LoopDelay();
  let now = performance.now() + 10_000;
  delay.look(now);
  expect(delay.ms).toBeGreaterThan(4_000);
  for (let looks = 0; looks < 20; looks++) delay.look((now += 50));
  expect(delay.ms).toBeLessThan(10);
  delay.close();
});
