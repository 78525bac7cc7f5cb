import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let superadmin: Browser;

const SAVE = `mutation saveCurrency($currencyInput: CurrencyInput!) {
  saveCurrency(currencyInput: $currencyInput) { value label decimals version regionNames } }`;
const REMOVE = `mutation removeCurrency($value: String!) { removeCurrency(value: $value) }`;
const LIST = 'query managedCurrencies { managedCurrencies { value regionNames } }';

const kuna = { value: 'HRK', label: 'Croatian kuna', decimals: 2 };
const save = (currencyInput: object) => superadmin.call(SAVE, { currencyInput });
const problemOf = async (answer: Promise<{ errors: { extensions: Record<string, unknown> }[] }>) =>
  (await answer).errors[0]?.extensions;
const audited = async () =>
  (
    await college.database.owner.query<{ action: string }>(
      `select action from audit where entity = 'currency' order by id`,
    )
  ).rows.map(({ action }) => action);

beforeAll(async () => {
  college = await College.open();
  superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
});
beforeEach(async () => {
  await college.database.owner.query(`delete from currency where value = 'HRK'`);
});
afterAll(() => college.close());

test('a currency is added, changed and removed, and every step is on record (HOLE-57)', async () => {
  for (let time = 0; time < 2; time++)
    expect((await save(kuna)).data).toEqual({ saveCurrency: { ...kuna, version: 1, regionNames: [] } });
  const changed = await save({ ...kuna, label: 'Kuna', version: 1 });
  expect(changed.data).toMatchObject({ saveCurrency: { label: 'Kuna', version: 2 } });
  expect(await problemOf(save({ ...kuna, label: 'Late', version: 1 }))).toMatchObject({
    problem: 'changedMeanwhile',
  });
  for (let time = 0; time < 2; time++)
    expect((await superadmin.call(REMOVE, { value: 'HRK' })).data).toEqual({ removeCurrency: true });
  expect(await audited()).toEqual(['addCurrency', 'updateCurrency', 'removeCurrency']);
});

test.each([
  [{ value: 'hrk' }, 'currencyCodeInvalid'],
  [{ value: 'KUNA' }, 'currencyCodeInvalid'],
  [{ label: ' ' }, 'currencyLabelInvalid'],
  [{ decimals: 5 }, 'currencyDecimalsInvalid'],
  [{ value: 'USD' }, 'currencyExists'],
  [{ version: 1 }, 'recordNotFound'],
])('%j is refused: %s', async (facts, problem) => {
  expect(await problemOf(save({ ...kuna, ...facts }))).toMatchObject({ problem });
});

test('what a region uses is not removed, and it is said which (HOLE-57)', async () => {
  await save(kuna);
  const { id } = await college.region({ name: 'Zagreb' });
  await college.database.owner.query(`update region set currency = 'HRK' where id = $1`, [id]);
  const refusal = await problemOf(superadmin.call(REMOVE, { value: 'HRK' }));
  expect(refusal).toMatchObject({ problem: 'currencyInRegions', values: { regions: 'Zagreb' } });
  const { data } = await superadmin.call(LIST);
  expect(data?.['managedCurrencies']).toContainEqual({ value: 'HRK', regionNames: ['Zagreb'] });
  await college.database.owner.query('delete from region where id = $1', [id]);
});

test('what a user has chosen in their profile is not removed either', async () => {
  await save(kuna);
  const { id } = await college.person();
  await college.database.owner.query(`update person set currency = 'HRK' where id = $1`, [id]);
  const refusal = await problemOf(superadmin.call(REMOVE, { value: 'HRK' }));
  expect(refusal).toMatchObject({ problem: 'currencyInUse' });
  await college.database.owner.query('update person set currency = null where id = $1', [id]);
});

test('the admin of a campus has no part in it', async () => {
  const { id } = await college.region();
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [id] });
  for (const answer of [
    await admin.call(LIST),
    await admin.call(SAVE, { currencyInput: kuna }),
    await admin.call(REMOVE, { value: 'GBP' }),
  ])
    expect(answer.errors[0]?.extensions.code).toBe('FORBIDDEN');
});
