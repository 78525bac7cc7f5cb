import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { attemptImageAddress } from '../../rules/downloads.ts';
import { useExamPictures } from './use-exam-pictures.ts';
import type { OpenedSitting } from './use-opening.ts';

const image = (imageId: string) => ({ image: { imageId } });
const opened = {
  attempt: { _id: 'attempt', questions: [image('map'), { image: null }, image('coin'), image('map')] },
} as unknown as OpenedSitting;

afterEach(() => vi.unstubAllGlobals());

test('every picture is fetched once when the exam opens, and held without the network until the page goes', async () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(new Response('x', { headers: { 'content-type': 'image/webp' } })),
  );
  vi.stubGlobal('fetch', fetched);
  const revoked = vi.fn<(address: string) => void>();
  let count = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: revoked }),
  );
  const { result, unmount } = renderHook(() => useExamPictures(opened));
  await waitFor(() => expect(result.current.size).toBe(2));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(
    ['map', 'coin'].map((imageId) => attemptImageAddress('attempt', imageId)),
  );
  expect(result.current.get('map')).toBe('blob:1');
  unmount();
  expect(revoked.mock.calls).toEqual([['blob:1'], ['blob:2']]);
});
