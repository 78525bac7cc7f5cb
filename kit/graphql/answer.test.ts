import type { ProblemId } from '#kit/messages/known-problems.ts';
import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { CalendarError } from '#kit/calendars/calendars.ts';
import { StoreProblem } from '#kit/files/object-store.ts';
import { WorkAccountError } from '#kit/identity/work-accounts.ts';
import { ImageProblem } from '#kit/images/image-store.ts';
import { LOCALES } from '#kit/messages/locales.ts';
import { readBundledMessages, type BundledMessages } from '#kit/messages/messages-on-disk.ts';
import { newReference } from '#kit/reporting/new-reference.ts';
import { ErrorTeller, type Surprise } from './answer.ts';
import { SESSION_LOSS, type SessionLoss } from '#kit/access/session-loss.ts';
import { RuleError, SessionLostError } from './problem.ts';

let bundled: BundledMessages;
let surprises: Surprise[];
let teller: ErrorTeller;
beforeAll(async () => {
  bundled = await readBundledMessages();
  surprises = [];
  teller = new ErrorTeller(bundled.english, (surprise) => surprises.push(surprise));
});

const LOSSES = Object.values(SESSION_LOSS);
const saysLoss = (text: string) => LOSSES.some((sentence) => text.includes(sentence));

describe('a refusal that was foreseen', () => {
  test('is told in English with its code, its problem and its values (HOLE-19)', () => {
    const told = teller.tell(new RuleError('tooManyRequests', 'RATE_LIMITED', { seconds: 2, minutes: 0 }));
    expect(told).toEqual({
      message: 'Too many attempts. Please wait 2 seconds and try again.',
      extensions: { code: 'RATE_LIMITED', problem: 'tooManyRequests', values: { seconds: 2, minutes: 0 } },
    });
  });

  test('that has no message is a mistake of ours and does not pass', () => {
    expect(() => teller.tell(new RuleError('noSuchProblem' as ProblemId))).toThrow(
      'The problem noSuchProblem has no message.',
    );
  });
});

describe('a part outside our server that does not answer', () => {
  test.each([
    ['the storage', new StoreProblem('unreachable', 'connect ECONNREFUSED 10.0.0.7')],
    ['the work accounts', new WorkAccountError('workAccountUnavailable')],
    ['a calendar', new CalendarError('calendarUnavailable')],
    ['the pictures', new ImageProblem('imageStoreAway')],
  ])('is no surprise: %s', (_, error) => {
    const before = surprises.length;
    const told = teller.tell(new GraphQLError(error.message, { originalError: error, path: ['film'] }));
    expect(told).toEqual({
      message: 'A service this needs isn’t responding right now. Please try again in a moment.',
      path: ['film'],
      extensions: { code: 'UNAVAILABLE', problem: 'partAway' },
    });
    expect(surprises).toHaveLength(before);
  });

  test('is not confused with one that answers and refuses', () => {
    expect(teller.tell(new StoreProblem('notFound', 'film')).extensions.code).toBe('INTERNAL');
  });
});

describe('a surprise', () => {
  test('is told by a reference only, under which the whole error is kept (HOLE-19)', () => {
    const error = new Error('relation "person" does not exist at /srv/app/x.ts:12');
    const told = teller.tell(
      new GraphQLError(error.message, { originalError: error, path: ['currentUser'] }),
    );
    const { reference } = surprises.at(-1) ?? {};
    expect(surprises.at(-1)?.error).toBe(error);
    expect(told).toMatchObject({ path: ['currentUser'], extensions: { code: 'INTERNAL', reference } });
    expect(told.message).toContain(reference);
    expect(JSON.stringify(told)).not.toMatch(/relation|srv/);
  });

  test('has a reference that can be read over the phone', () => {
    const references = Array.from({ length: 500 }, newReference);
    expect(new Set(references).size).toBe(500);
    expect(
      references.filter((reference) => !/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(reference)),
    ).toEqual([]);
  });
});

describe('the four sentences of a lost session', () => {
  test.each(Object.entries(SESSION_LOSS) as [SessionLoss, string][])(
    '%s is told as "%s"',
    (loss, sentence) => {
      expect(teller.tell(new SessionLostError(loss))).toEqual({
        message: sentence,
        extensions: { code: 'UNAUTHENTICATED', problem: loss },
      });
    },
  );

  test('are those the client waits for', () => {
    expect(LOSSES.toSorted()).toEqual(
      ['Token expired', 'Context userId not found', 'cookie is not defined', 'User not found'].toSorted(),
    );
  });

  test('are said by no refusal, whatever people have called their files (D3)', () => {
    for (const sentence of LOSSES) {
      const told = teller.tell(
        new RuleError('submittedFileNotArrived', 'BAD_USER_INPUT', { name: `${sentence}.pdf` }),
      );
      expect(told.message).toMatch(/^“.+\.pdf” wasn’t uploaded completely/);
      expect(JSON.stringify(told)).not.toContain(sentence);
      expect(told.extensions.code).not.toBe('UNAUTHENTICATED');
    }
  });

  test('stand in no text of the product, in no language (D3)', () => {
    const texts = LOCALES.flatMap((locale) =>
      Object.keys(bundled.english).map((id) => bundled.text(locale, id) ?? ''),
    );
    expect(texts.filter(saysLoss)).toEqual([]);
  });

  test('are said by none of ten thousand other errors, whatever these say themselves (D3)', () => {
    const problems = Object.entries(bundled.english)
      .filter(([, { text }]) => !/[{<]/.test(text))
      .map(([id]) => id as ProblemId);
    const thrown = fc.oneof(
      fc.constantFrom(...problems).map((problem) => new RuleError(problem)),
      fc.oneof(fc.string(), fc.constantFrom(...LOSSES)).map((text) => new Error(text)),
      fc.constantFrom(...LOSSES),
      fc.constantFrom(...LOSSES).map((text) => new GraphQLError(text)),
      fc
        .constantFrom(...LOSSES)
        .map((text) => new GraphQLError(text, { originalError: new TypeError(text) })),
      fc.anything(),
    );
    fc.assert(
      fc.property(thrown, (error) => !saysLoss(JSON.stringify(teller.tell(error)))),
      { numRuns: 10_000 },
    );
  });
});
