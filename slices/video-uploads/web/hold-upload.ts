import { interrupted, type UploadItem } from '../rules/upload-item.ts';
import { changeUpload, findUploadItem, hearOfUploads, uploadItems } from './upload-list.ts';

/** The uploads this tab sends, or of which it waits to hear that their tab is gone. */
const held = new Set<string>();

const lockOf = (videoId: string): string => `video-upload ${videoId}`;

const isOver = (item: UploadItem | undefined): boolean => !item || interrupted(item) === item;

/** Comes back when the upload needs this tab no more: it is complete, has failed or is gone. */
const untilOver = (videoId: string): Promise<void> =>
  new Promise((over) => {
    const stop = hearOfUploads(() => {
      if (!isOver(findUploadItem(videoId))) return;
      stop();
      over();
    });
  });

/** Where a page came without encryption, browsers have no locks: each tab then only knows its own. */
const locks = (): LockManager | undefined => navigator.locks;

/**
 * Makes this tab the one that sends a film, until it is over. The browser itself gives the film free when the tab dies,
 * however it dies. False when another tab is sending it.
 */
export function holdUpload(videoId: string, enter: () => void): Promise<boolean> {
  held.add(videoId);
  const manager = locks();
  if (!manager) {
    enter();
    return Promise.resolve(true);
  }
  return new Promise((answer) => {
    void manager.request(lockOf(videoId), { ifAvailable: true }, (lock) => {
      if (!lock) {
        held.delete(videoId);
        answer(false);
        return undefined;
      }
      enter();
      answer(true);
      return untilOver(videoId);
    });
  });
}

/** Uploads whose tab is gone, also without a word, are shown as interrupted; they wait for their file. */
export function noticeAbandonedUploads(): void {
  for (const item of uploadItems()) {
    const { videoId } = item;
    // What is over may be resumed by any tab, and is then that tab's.
    if (isOver(item)) held.delete(videoId);
    if (isOver(item) || held.has(videoId)) continue;
    const manager = locks();
    if (!manager) {
      changeUpload(videoId, interrupted);
      continue;
    }
    held.add(videoId);
    void manager.request(lockOf(videoId), () => {
      held.delete(videoId);
      changeUpload(videoId, interrupted);
    });
  }
}
