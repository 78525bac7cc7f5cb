import { useState } from 'react';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { sendCourseFile, type SentFile } from './send-course-file.ts';

interface Sending {
  name: string;
  done: number;
  total: number;
}

/** Sends files of a course one after the other and says how far it is. What goes wrong is told in a toast. */
export function useSending(courseId: string, onChanged: () => void) {
  const toastProblem = useProblemToast();
  const [sending, setSending] = useState<Sending | null>(null);

  async function send(files: readonly File[], place: (sent: SentFile) => Promise<unknown>): Promise<boolean> {
    try {
      for (const file of files) {
        const { name, size: total } = file;
        setSending({ name, done: 0, total });
        await place(await sendCourseFile(courseId, file, (done) => setSending({ name, done, total })));
      }
      onChanged();
      return true;
    } catch (problem) {
      toastProblem(problem);
      return false;
    } finally {
      setSending(null);
    }
  }

  return { sending, send };
}
