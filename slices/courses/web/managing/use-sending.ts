import { useState } from 'react';
import type { Named } from '#kit/client/query/query-client.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { sendCourseFile, type SentFile } from './send-course-file.ts';

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
