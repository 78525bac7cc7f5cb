import { call } from '#kit/client/call/call.ts';
import { sendFile } from '#kit/client/sending/send-file.ts';
import { openCourseUpload } from './course-files.graphql.generated.ts';

export interface SentFile {
  fileId: string;
  sent: { uploadId: string; name: string; bytes: number };
}

/** Sends a file to the store, past our server, and says by which names it lies there. */
export async function sendCourseFile(
  courseId: string,
  file: File,
  onSent: (bytes: number) => void,
): Promise<SentFile> {
  const fileId = crypto.randomUUID();
  const about = { name: file.name, bytes: file.size };
  const { openCourseUpload: upload } = await call(openCourseUpload, { courseId, fileId, ...about });
  // Nobody breaks it off: the page that shows how far it is stays until it has gone.
  const { signal } = new AbortController();
  await sendFile({ file, urls: [upload.url], partBytes: file.size, onSent, signal });
  return { fileId, sent: { uploadId: upload.uploadId, ...about } };
}
