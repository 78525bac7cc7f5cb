import { sendLargeUploadsBy } from '#kit/client/large-uploads.ts';
import { loadScreen } from '#kit/client/load-screen.ts';
import { keepsPersonal } from '#kit/client/stored-choices.ts';

/** Fetched by nobody who has no film to send. */
const loadUploads = () => loadScreen(() => import('#slices/video-uploads/web/public.ts'));

/** Lets films be sent from every screen, and shows again what was under way when the page was left. */
export function serveVideoUploads(): void {
  sendLargeUploadsBy(async (upload) => (await loadUploads()).uploadFilm(upload));
  if (keepsPersonal('videoUploads')) void loadUploads().then(({ showUploads }) => showUploads());
}
