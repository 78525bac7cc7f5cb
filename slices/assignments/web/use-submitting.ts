import { useRef, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { persistently } from '#kit/client/sending/persistently.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { Sending } from './sending-bar.tsx';
import { sendWorkFile, type SentWork } from './send-work-file.ts';
import {
  openSubmissionUpload,
  submitAssignment,
  type OwnAssignmentFragment,
} from './student-assignment.graphql.generated.ts';

/**
 * Sends files one after the other and hands them in together. What has arrived is not sent again by another try, and the
 * same files are one version, so that they are handed in once however often the answer gets lost.
 */
export function useSubmitting(
  { _id: assignmentId, submissions }: OwnAssignmentFragment,
  onSubmitted: (assignment: OwnAssignmentFragment) => void,
) {
  const text = useText();
  const toastProblem = useProblemToast();
  const [sending, setSending] = useState<Sending | null>(null);
  const tried = useRef({ versionId: '', what: '' });
  const arrived = useRef(new Map<File, SentWork>());
  const stopping = useRef<AbortController | null>(null);

  async function sendAll(files: readonly File[], signal: AbortSignal): Promise<SentWork[]> {
    const sent: SentWork[] = [];
    for (const file of files) {
      const { name, size: total } = file;
      setSending({ name, done: 0, total });
      const known = arrived.current.get(file);
      const one =
        known ??
        (await sendWorkFile({
          file,
          signal,
          onSent: (done) => setSending({ name, done, total }),
          open: async (about) =>
            (await call(openSubmissionUpload, { assignmentId, ...about }, { signal })).openSubmissionUpload,
        }));
      arrived.current.set(file, one);
      sent.push(one);
    }
    return sent;
  }

  async function submit(kept: readonly string[], files: readonly File[]): Promise<void> {
    // Two presses in one moment are one: the button is drawn anew only after both.
    if (stopping.current) return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    try {
      const sent = await sendAll(files, signal);
      const known = submissions.length;
      // Another choice of files is another version: the one before may have been handed in though its answer was lost.
      const what = JSON.stringify([kept, sent]);
      if (tried.current.what !== what) tried.current = { versionId: crypto.randomUUID(), what };
      const { versionId } = tried.current;
      const { submitAssignment: now } = await persistently(
        () => call(submitAssignment, { assignmentId, versionId, known, kept: [...kept], sent }, { signal }),
        signal,
      );
      showToast('success', text('workSubmitted'));
      onSubmitted(now);
    } catch (problem) {
      if (!signal.aborted) {
        // A file that the server refused has to be sent anew, if at all.
        arrived.current.clear();
        toastProblem(problem);
      }
    } finally {
      stopping.current = null;
      setSending(null);
    }
  }

  return { sending, submit, stop: () => stopping.current?.abort() };
}
