import type { LargeUpload } from '#kit/client/sending/large-uploads.ts';
import { filmTypeOf } from '../rules/video-upload.ts';
import { beginUpload } from './film-uploads.ts';
import { showUploads } from './show-uploads.ts';

/** Sends a film while people go on with other things; the tray shows how far it has come. */
export function uploadFilm({ file, title, ...about }: LargeUpload): void {
  showUploads();
  const videoId = crypto.randomUUID();
  // What is no film by its name is refused by the server, in its own words.
  void beginUpload({ ...about, videoId, type: filmTypeOf(file) ?? file.type }, file, title);
}
