import type { ProblemId } from '#kit/messages/known-problems.ts';
import { expect, expectTypeOf, test } from 'vitest';
import { changedFields, pickFields } from './changed-fields.ts';
import {
  day,
  decimal,
  flag,
  id,
  integer,
  line,
  oneOf,
  optional,
  someOf,
  text,
  type InputOf,
  type ValuesOf,
} from './field.ts';
import { parseRecord } from './parse-record.ts';

/** No slice refuses these. */
const unknown = (name: string): ProblemId => name as ProblemId;

const course = {
  code: line({ max: 5, problem: unknown('codeInvalid') }),
  note: text({ max: 10, default: '', problem: unknown('noteTooLong') }),
  credits: decimal({ min: 0, max: 60, step: 0.5, problem: unknown('creditsInvalid') }),
  seats: optional(integer({ min: 1, problem: unknown('seatsInvalid') })),
  kind: oneOf('CourseKind', ['CORE', 'ELECTIVE'], { default: 'CORE' }),
  days: someOf('Weekday', ['MONDAY', 'TUESDAY', 'FRIDAY'], { min: 1, problem: unknown('daysMissing') }),
  firstDay: day({ problem: unknown('dayInvalid') }),
  hidden: flag({ default: true }),
  teacherId: optional(id({})),
};
type Course = ValuesOf<typeof course>;

const said: InputOf<typeof course> = {
  code: ' NT 1 ',
  credits: 2.5,
  days: ['FRIDAY', 'MONDAY'],
  firstDay: '2026-02-28',
};
const stored: Course = {
  code: 'NT 1',
  note: '',
  credits: 2.5,
  seats: null,
  kind: 'CORE',
  days: ['MONDAY', 'FRIDAY'],
  firstDay: '2026-02-28',
  hidden: true,
  teacherId: null,
};

test('what is said is tidied, and what is not said has its default', () => {
  expect(parseRecord(course, said)).toEqual({ values: stored, refused: null });
});

test('what a change does not say stays; what may be empty is emptied by saying so', () => {
  const before = { ...stored, note: 'By hand', seats: 12, hidden: false };
  expect(parseRecord(course, said, before).values).toEqual(before);
  const change = { ...said, seats: null, note: '', kind: null };
  expect(parseRecord(course, change, before).values).toEqual({ ...before, seats: null, note: '' });
});

test.each<[string, Partial<InputOf<typeof course>>, string, string]>([
  ['a text that must be there', { code: '  ' }, 'code', 'codeInvalid'],
  ['a text that is too long', { code: '123456' }, 'code', 'codeInvalid'],
  ['two lines where there is one', { code: 'a\nb' }, 'code', 'codeInvalid'],
  ['a long note', { note: 'x'.repeat(11) }, 'note', 'noteTooLong'],
  ['a number beyond its bounds', { credits: 61 }, 'credits', 'creditsInvalid'],
  ['a number between two steps', { credits: 0.3 }, 'credits', 'creditsInvalid'],
  ['no number at all', { credits: Number.NaN }, 'credits', 'creditsInvalid'],
  ['half a seat', { seats: 1.5 }, 'seats', 'seatsInvalid'],
  ['nothing chosen', { days: [] }, 'days', 'daysMissing'],
  ['a day that no month has', { firstDay: '2026-02-30' }, 'firstDay', 'dayInvalid'],
])('%s is refused with its field', (_, change, field, problem) => {
  expect(parseRecord(course, { ...said, ...change })).toEqual({ values: null, refused: { field, problem } });
});

test('a rule of its own and a way of writing belong to a field', () => {
  const link = {
    url: line({
      max: 20,
      problem: unknown('urlInvalid'),
      tidy: (typed) => typed.toLowerCase(),
      fits: (url) => url.startsWith('https:'),
    }),
  };
  expect(parseRecord(link, { url: ' HTTPS://a.example ' }).values).toEqual({ url: 'https://a.example' });
  expect(parseRecord(link, { url: 'javascript:alert()' }).refused).toEqual({
    field: 'url',
    problem: unknown('urlInvalid'),
  });
});

test('what differs is named by its fields; lists and instants are compared by what they hold', () => {
  const after = { ...stored, code: 'NT 2', days: ['MONDAY', 'FRIDAY'] as Course['days'] };
  expect(changedFields(course, stored, after)).toEqual(['code']);
  expect(pickFields<typeof course>(['code', 'days'], after)).toEqual({
    code: 'NT 2',
    days: ['MONDAY', 'FRIDAY'],
  });
});

test('types follow from the description', () => {
  expectTypeOf<Course['kind']>().toEqualTypeOf<'CORE' | 'ELECTIVE'>();
  expectTypeOf<Course['seats']>().toEqualTypeOf<number | null>();
  // @ts-expect-error -- What has no default must be said.
  const incomplete: InputOf<typeof course> = { code: 'NT 1' };
  expect(incomplete.code).toBe('NT 1');
});
