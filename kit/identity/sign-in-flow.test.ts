import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFlow, sealFlow } from '#kit/identity/sign-in-flow.ts';

const key = randomBytes(32);
const flow = { state: 's', nonce: 'n', verifier: 'v' };
const start = new Date('2026-03-01T08:00:00Z');
const later = (ms: number): Date => new Date(start.getTime() + ms);
const refused = expect.objectContaining({ problem: 'workAccountRefused' }) as Error;
const expired = expect.objectContaining({ problem: 'workAccountExpired' }) as Error;

test('a flow opens for ten minutes and not a moment longer', () => {
  const sealed = sealFlow(flow, key, start);
  expect(openFlow(sealed, key, later(600_000))).toEqual(flow);
  expect(() => openFlow(sealed, key, later(600_001))).toThrow(expired);
  expect(() => openFlow(sealed, key, later(-1))).toThrow(expired);
});

test('a cookie that is gone has expired', () => {
  expect(() => openFlow('', key, start)).toThrow(expired);
});

test('a flow of another key is refused', () => {
  expect(() => openFlow(sealFlow(flow, randomBytes(32), start), key, start)).toThrow(refused);
});

test('two flows are never written the same', () => {
  expect(sealFlow(flow, key, start)).not.toBe(sealFlow(flow, key, start));
});

test('no changed byte goes unnoticed', () => {
  const sealed = Buffer.from(sealFlow(flow, key, start), 'base64url');
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ change;
      expect(() => openFlow(changed.toString('base64url'), key, start)).toThrow(refused);
    }),
  );
});

test('nothing else opens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      expect(() => openFlow(text, key, start)).toThrow(refused);
    }),
  );
});
