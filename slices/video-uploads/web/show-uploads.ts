import { stopWithUser } from '#kit/client/session/work-of-user.ts';
import { putInTray } from '#kit/ui/tray/tray.ts';
import { interruptUploads, isAnySent, stopForgottenUploads } from './film-uploads.ts';
import { noticeAbandonedUploads } from './hold-upload.ts';
import { followOtherTabsUploads, hearOfUploads, uploadItems } from './upload-list.ts';
import { UploadTray } from './upload-tray.tsx';

let isWatching = false;
let takeOut: (() => void) | null = null;

/** The tray is there as long as something is on the list, and no longer. */
function arrangeTray(): void {
  const isWanted = uploadItems().length > 0;
  if (isWanted && !takeOut) takeOut = putInTray('videoUploads', UploadTray);
  if (isWanted || !takeOut) return;
  takeOut();
  takeOut = null;
}

/** The words of this question are the browser's own; no page can choose them. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  if (isAnySent()) event.preventDefault();
};

/** Shows the uploads of this browser wherever a user goes; once is enough. */
export function showUploads(): void {
  if (!isWatching) {
    isWatching = true;
    hearOfUploads(arrangeTray);
    hearOfUploads(noticeAbandonedUploads);
    stopForgottenUploads();
    stopWithUser(interruptUploads);
    followOtherTabsUploads();
    window.addEventListener('beforeunload', askBeforeLeaving);
    noticeAbandonedUploads();
  }
  // A user who comes back after a lost session finds the tray emptied.
  takeOut = null;
  arrangeTray();
}
