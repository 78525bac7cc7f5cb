import { expect, expectTypeOf, test } from 'vitest';
import type { AuditAction } from '#kit/access/known-actions.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { ENGLISH_TEXTS } from './english-texts.ts';

test('every action of the audit log has words: the compiler names one without', () => {
  expectTypeOf<Exclude<`did${Capitalize<AuditAction>}`, MessageId>>().toEqualTypeOf<never>();
});

test('no two actions are told by the same words, so that either can be looked for', () => {
  const told = Object.entries(ENGLISH_TEXTS).filter(([id]) => /^did[A-Z]/.test(id));
  expect(told.length).toBeGreaterThan(150);
  expect(new Set(told.map(([, words]) => words)).size).toBe(told.length);
});
