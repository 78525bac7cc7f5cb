import { expect, test } from 'vitest';
import { RATES } from '#kit/http/limits/rate-limits.ts';
import { slices } from '../slices.generated.ts';

const rates = [...Object.values(RATES), ...slices.flatMap((slice) => slice.rates ?? [])];

test('no two limits count under one name', () => {
  const names = rates.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('the table of limits is the one that was agreed', () => {
  const agreed = rates.map(({ name, max, windowS }) => `${name} ${max} in ${windowS} s`);
  expect(agreed).toEqual(
    expect.arrayContaining([
      'queries 300 in 60 s',
      'mutations 60 in 60 s',
      'visitor-queries 600 in 60 s',
      'visitor-mutations 300 in 60 s',
      'login-account 10 in 900 s',
      'login-address 100 in 900 s',
      'forgot-account 3 in 3600 s',
      'login-device 10 in 900 s',
      'forgot-browser 10 in 3600 s',
      'forgot-network 300 in 3600 s',
      'register-account 3 in 3600 s',
      'register-browser 5 in 3600 s',
      'register-group 200 in 3600 s',
      'register-network 600 in 3600 s',
      'register-taken 50 in 3600 s',
      'recover-browser 30 in 3600 s',
      'recover-network 600 in 3600 s',
      'log-entries 30 in 60 s',
      'exports 10 in 3600 s',
    ]),
  );
});
