import { liveValue, useLiveValue } from '#kit/client/live-value.ts';
import { unsentValue } from '#kit/client/storage/stored-choices.ts';
import { isUploadItem, type UploadItem } from '../rules/upload-item.ts';

/** The name under which a browser keeps the list. */
export const UPLOAD_LIST = 'videoUploads';

const parseItems = (stored: unknown): UploadItem[] | null =>
  Array.isArray(stored) ? stored.filter(isUploadItem) : null;

const stored = unsentValue(UPLOAD_LIST, parseItems, () => live.set([]));
const live = liveValue<readonly UploadItem[]>(stored.read() ?? []);

export const uploadItems = (): readonly UploadItem[] => live.get();
export const useUploadItems = (): readonly UploadItem[] => useLiveValue(live);
export const hearOfUploads = (listener: () => void): (() => void) => live.subscribe(listener);
export const findUploadItem = (videoId: string): UploadItem | undefined =>
  live.get().find((item) => item.videoId === videoId);

/** Several tabs write the list, so each begins from what is stored, not from what it remembers. */
export function changeUploads(change: (items: readonly UploadItem[]) => readonly UploadItem[]): void {
  const next = change(stored.read() ?? live.get());
  stored.write([...next]);
  live.set(next);
}

/** Changes one upload; one that is gone from the list stays gone. */
export const changeUpload = (videoId: string, change: (item: UploadItem) => UploadItem): void =>
  changeUploads((items) => items.map((item) => (item.videoId === videoId ? change(item) : item)));

/** What another tab sends is shown here too. */
export function followOtherTabsUploads(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (stored.isStoredUnder(key)) live.set(stored.read() ?? []);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
