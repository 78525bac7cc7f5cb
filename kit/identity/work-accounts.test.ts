import { expect, test } from 'vitest';
import { noWorkAccounts, WorkAccountError } from '#kit/identity/work-accounts.ts';

test('without a provider, work accounts are off from beginning to end', async () => {
  const work = noWorkAccounts();
  const redirectUri = 'https://berea.test/msauth/callback';
  expect(work.kind).toBe('none');
  await expect(work.beginSignIn({ redirectUri })).rejects.toEqual(new WorkAccountError('workAccountsOff'));
  await expect(work.finishSignIn({ code: 'c', flow: 'f', redirectUri })).rejects.toMatchObject({
    problem: 'workAccountsOff',
  });
});

test('a failure shows its problem and keeps its cause to itself', () => {
  const error = new WorkAccountError('workAccountRefused', new Error('JWT of evil.test'));
  expect(String(error)).toBe('WorkAccountError: workAccountRefused');
  expect(error.cause).toEqual(new Error('JWT of evil.test'));
});
