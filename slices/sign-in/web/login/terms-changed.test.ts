import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { call } from '#kit/client/call/call.ts';
import { page } from '#kit/client/page.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { startAgainWhenTermsChange } from './terms-changed.ts';

const regions = { operationName: 'regions', query: 'query regions {\n  regions\n}' };
let reload: MockInstance;

beforeEach(() => {
  configure();
  reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  startAgainWhenTermsChange();
});

test.each([
  ['new terms start the page of a user at work again', 'termsNotAccepted', true, 1],
  ['a page that asks for the terms already stays as it is', 'termsNotAccepted', false, 0],
  ['any other refusal changes nothing', 'notAllowed', true, 0],
])('%s', async (_, problem, termsAccepted, reloads) => {
  const refusal = serverError('Refused', { code: 'FORBIDDEN', problem });
  vi.stubGlobal('fetch', new FakeApi({ regions: refusal }).fetch);
  enter(fakeUser({ termsAccepted }));
  await expect(call(regions, {})).rejects.toThrow('Refused');
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('what a user had typed waits for the page that follows', async () => {
  const letter = Object.assign(document.createElement('textarea'), { name: 'letter' });
  const form = document.createElement('form');
  form.append(letter);
  document.body.append(form);
  letter.value = 'A long letter';
  let kept: string | null = null;
  reload.mockImplementation(() => {
    kept = JSON.stringify({ ...sessionStorage });
  });
  const refusal = serverError('Refused', { code: 'FORBIDDEN', problem: 'termsNotAccepted' });
  vi.stubGlobal('fetch', new FakeApi({ regions: refusal }).fetch);
  enter(fakeUser({ termsAccepted: true }));
  await expect(call(regions, {})).rejects.toThrow('Refused');
  expect(kept).toContain('A long letter');
  form.remove();
  sessionStorage.clear();
});
