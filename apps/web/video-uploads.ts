import { sendLargeUploadsBy } from '#kit/client/sending/large-uploads.ts';
import { loadScreen } from '#kit/client/loading/load-screen.ts';
import { keepsUnsent } from '#kit/client/storage/stored-choices.ts';

/** Fetched by nobody who has no film to send. */
const loadUploads = () => loadScreen(() => import('#slices/video-uploads/web/api.ts'));

/** Lets films be sent from every screen. */
export const serveVideoUploads = (): void =>
  sendLargeUploadsBy(async (upload) => (await loadUploads()).uploadFilm(upload));

/** Shows again what was under way when the page was left, or the session lost. */
export function showStoredUploads(): void {
  if (keepsUnsent('videoUploads')) void loadUploads().then(({ showUploads }) => showUploads());
}
