import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { useBulk } from './use-bulk.ts';

const people = [
  { _id: 'ana', fullName: 'Ana Ruiz' },
  { _id: 'ben', fullName: 'Ben Cole' },
  { _id: 'eva', fullName: 'Eva Novak' },
];
const refused = new CallProblem('Refused', {
  code: 'FORBIDDEN',
  problem: 'mayNotDeactivate',
  values: {},
  field: null,
  reference: null,
});

test('what is done to many is told for each, and one refusal does not stop the rest', async () => {
  const onDone = vi.fn<() => void>();
  const { result } = renderHook(() => useBulk(onDone));
  const action = vi.fn<(userId: string) => Promise<void>>(async (userId) => {
    if (userId === 'ben') throw refused;
  });
  await act(() => result.current.start(people, action, null));
  expect(action.mock.calls.flat()).toEqual(['ana', 'ben', 'eva']);
  expect(
    result.current.run?.rows.map(({ fullName, problem }) => [fullName, problem?.problem ?? 'done']),
  ).toEqual([
    ['Ana Ruiz', 'done'],
    ['Ben Cole', 'mayNotDeactivate'],
    ['Eva Novak', 'done'],
  ]);
  expect(onDone).toHaveBeenCalledOnce();
});

test('a surprise is not taken for a refusal', async () => {
  const { result } = renderHook(() => useBulk(() => undefined));
  const action = () => Promise.reject(new TypeError('no such thing'));
  await expect(act(() => result.current.start(people, action, null))).rejects.toThrow('no such thing');
});
