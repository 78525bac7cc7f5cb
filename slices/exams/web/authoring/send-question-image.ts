import { call } from '#kit/client/call/call.ts';
import { sendFile } from '#kit/client/sending/send-file.ts';
import { keepQuestionImage, openQuestionImage } from './authoring.graphql.generated.ts';

/** Sends a picture to the store, past our server, has it drawn anew there, and says its id. */
export async function sendQuestionImage(file: File): Promise<string> {
  const imageId = crypto.randomUUID();
  const bytes = file.size;
  const { openQuestionImage: upload } = await call(openQuestionImage, { imageId, bytes });
  // Nobody breaks it off: the window that waits for it stays until it has gone.
  const { signal } = new AbortController();
  await sendFile({ file, urls: [upload.url], partBytes: bytes, onSent: () => {}, signal });
  await call(keepQuestionImage, { imageId, bytes, uploadId: upload.uploadId });
  return imageId;
}
