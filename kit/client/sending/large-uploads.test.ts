import { expect, test, vi } from 'vitest';
import { handOverLargeUpload, sendLargeUploadsBy, type LargeUpload } from './large-uploads.ts';

const upload: LargeUpload = {
  itemType: 'lesson',
  itemId: 'lesson',
  locale: 'en',
  file: new File(['film'], 'film.mp4'),
};

test('a large file goes to the user who the app says sends them', () => {
  const send = vi.fn<(handed: LargeUpload) => void>();
  sendLargeUploadsBy(send);
  handOverLargeUpload(upload);
  expect(send).toHaveBeenCalledExactlyOnceWith(upload);
});
