import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let admin: Browser;

const SAVE = `mutation saveForexRates($rates: [ForexRateInput!]!) { saveForexRates(rates: $rates) }`;
const january = { currency: 'EUR', year: 2026, month: 1, rate: 0.91, before: null };
const save = (...rates: object[]) => admin.call(SAVE, { rates });
const problemOf = async (answer: ReturnType<typeof save>) => (await answer).errors[0]?.extensions['problem'];
const stored = async () =>
  (
    await college.database.owner.query<{ told: string }>(
      `select concat_ws(' ', currency, year, month, rate::float8) as told from forex_rate order by 1`,
    )
  ).rows.map(({ told }) => told);

beforeAll(async () => {
  college = await College.open();
  admin = await college.signedIn({ roles: ['user', 'admin'] });
});
beforeEach(() => college.database.owner.query('delete from forex_rate'));
afterAll(() => college.close());

test('an administrator enters a rate, corrects and removes it, and every step is on record (HOLE-56)', async () => {
  for (let time = 0; time < 2; time++) expect((await save(january)).data).toEqual({ saveForexRates: true });
  expect(await stored()).toEqual(['EUR 2026 1 0.91']);
  await save({ ...january, rate: 0.92, before: 0.91 });
  expect(await stored()).toEqual(['EUR 2026 1 0.92']);
  await save({ ...january, rate: null, before: 0.92 });
  expect(await stored()).toEqual([]);
  const { rows } = await college.database.owner.query<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from audit where entity = 'forexRate' order by id`,
  );
  const told = { currency: 'EUR', month: '2026-01' };
  expect(rows).toEqual([
    { action: 'saveForexRate', before: null, after: { ...told, rate: 0.91 } },
    { action: 'saveForexRate', before: { ...told, rate: 0.91 }, after: { ...told, rate: 0.92 } },
    { action: 'removeForexRate', before: { ...told, rate: 0.92 }, after: null },
  ]);
});

test('what another user has changed meanwhile is not overwritten, and nothing of the file is stored', async () => {
  await save(january);
  const file = [
    { ...january, month: 2 },
    { ...january, rate: 0.99, before: 0.9 },
  ];
  expect(await problemOf(save(...file))).toBe('changedMeanwhile');
  expect(await stored()).toEqual(['EUR 2026 1 0.91']);
});

test('two who enter the same month at once do not both have their way', async () => {
  const answers = await Promise.all([save(january), save({ ...january, rate: 0.95 })]);
  const problems = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions['problem']));
  expect(problems).toEqual(['changedMeanwhile']);
  expect(await stored()).toHaveLength(1);
});

test.each([
  [{ currency: 'XXX' }, 'rateCurrencyUnknown'],
  [{ currency: 'USD' }, 'rateOfDollar'],
  [{ month: 13 }, 'rateMonthInvalid'],
  [{ year: 2199 }, 'rateMonthInvalid'],
  [{ rate: 0 }, 'rateInvalid'],
])('%j is refused: %s', async (facts, problem) => {
  expect(await problemOf(save({ ...january, ...facts }))).toBe(problem);
  expect(await stored()).toEqual([]);
});

test('more than a file may hold is refused as a whole', async () => {
  const rates = Array.from({ length: 1_201 }, () => january);
  expect(await problemOf(save(...rates))).toBe('tooManyRates');
});
