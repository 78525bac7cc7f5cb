import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import type { Named } from '#kit/client/query/query-client.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { sendFile } from '#kit/client/sending/send-file.ts';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { openCourseUpload } from './managing/course-files.graphql.generated.ts';

interface Sending {
  name: string;
  done: number;
  total: number;
}

/** Sends files of a course one after the other and says how far it is. What goes wrong is told in a toast. */
export function useSending(courseId: string, stale: readonly Named[]) {
  const { attempt } = useMutation({ stale });
  const [sending, setSending] = useState<Sending | null>(null);

  async function send(files: readonly File[], place: (sent: SentFile) => Promise<unknown>): Promise<boolean> {
    const sent = await attempt(async () => {
      for (const file of files) {
        const { name, size: total } = file;
        setSending({ name, done: 0, total });
        await place(await sendCourseFile(courseId, file, (done) => setSending({ name, done, total })));
      }
      return files;
    });
    setSending(null);
    return sent !== null;
  }

  return { sending, send };
}

interface SentFile {
  fileId: string;
  sent: { uploadId: string; name: string; bytes: number };
}

async function sendCourseFile(
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

interface SendingBarProps {
  name: string;
  done: number;
  total: number;
}

const KILOBYTE = 1_000;

export function SendingBar({ name, done, total }: SendingBarProps) {
  const text = useText();
  const inKilobytes = (bytes: number): number => Math.ceil(bytes / KILOBYTE);
  return (
    <Progress label={text('sendingFile', { name })} done={inKilobytes(done)} total={inKilobytes(total)} />
  );
}
