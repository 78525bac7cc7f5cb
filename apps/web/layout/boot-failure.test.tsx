import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { BootFailure } from './boot-failure.tsx';

test('a page that cannot start says so in a sentence, and tells the system log the rest under the same reference', async () => {
  configure();
  const api = new FakeApi({ insertLogit: { data: { insertLogit: { _id: 'entry' } } } });
  vi.stubGlobal('fetch', api.fetch);
  render(<BootFailure error={new TypeError('x is not a function')} />);
  expect(screen.queryByText(/x is not a function/)).toBeNull();
  const reference = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(document.body.textContent ?? '')?.[0];
  await vi.waitFor(() => expect(api.calls).toHaveLength(1));
  const { logitInput } = api.variablesOf('insertLogit')[0] as {
    logitInput: { payload: string; reference: string };
  };
  expect(logitInput.reference).toBe(reference);
  expect(JSON.parse(logitInput.payload)).toMatchObject({
    error: expect.stringContaining('TypeError: x is not a function') as string,
  });
});
