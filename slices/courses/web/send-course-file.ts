import { call } from '#kit/client/call.ts';
import { openCourseUpload } from './course-files.graphql.generated.ts';

export interface SentFile {
  fileId: string;
  sent: { uploadId: string; name: string; bytes: number };
}

/** Sends a file to the store, past our server, and says by which names it lies there. */
export async function sendCourseFile(
  courseId: string,
  file: File,
  onProgress: (bytes: number) => void,
): Promise<SentFile> {
  const fileId = crypto.randomUUID();
  const about = { name: file.name, bytes: file.size };
  const { openCourseUpload: upload } = await call(openCourseUpload, { courseId, fileId, ...about });
  await put(upload.url, file, onProgress);
  return { fileId, sent: { uploadId: upload.uploadId, ...about } };
}

/** The browser tells how much has gone only of requests of this older kind. */
const put = (url: string, file: File, onProgress: (bytes: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    // Whether all of it has arrived is seen when the file is given its place: then it is told in words.
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', () => reject(new TypeError('The store could not be reached.')));
    request.send(file);
  });
