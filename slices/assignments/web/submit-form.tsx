import { useRef, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { persistently } from '#kit/client/sending/persistently.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { UnsavedChangesGuard } from '#kit/ui/unsaved-changes/unsaved-changes-guard.tsx';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { ACCEPTED_ENDINGS, MAX_FILES, SUBMITTED_FILE_BYTES_MAX } from '../rules/submitted-file.ts';
import styles from './assignments.module.css';
import { type Sending, SendingBar, sendWorkFile, type SentWork } from './sending.tsx';
import {
  openSubmissionUpload,
  type OwnAssignmentFragment,
  submitAssignment,
} from './student-assignment.graphql.generated.ts';
import { WorkFileRow } from './work-file-row.tsx';

interface SubmitFormProps {
  assignment: OwnAssignmentFragment;
  onSubmitted: (assignment: OwnAssignmentFragment) => void;
}

/** Files are chosen and looked over, then handed in together. What was handed in before stays unless it is taken out. */
export function SubmitForm({ assignment, onSubmitted }: SubmitFormProps) {
  const text = useText();
  const [newest] = assignment.submissions;
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [kept, setKept] = useState(newest?.files ?? []);
  const { sending, submit, stop } = useSubmitting(assignment, onSubmitted);
  const count = kept.length + chosen.length;
  const isChanged = chosen.length > 0 || kept.length !== (newest?.files.length ?? 0);
  return (
    <div className={styles['stack']}>
      <UnsavedChangesGuard hasChanges={() => isChanged} />
      {isChanged && (
        <ul className={styles['files']}>
          {kept.map((file) => (
            <WorkFileRow
              key={file._id}
              {...file}
              about={text('keptFromBefore', { number: newest?.number ?? 0 })}
              action={
                <IconButton
                  icon="trash"
                  size="small"
                  disabled={sending !== null}
                  label={text('takeFileOut', { name: file.name })}
                  onClick={() => setKept(kept.filter((one) => one !== file))}
                />
              }
            />
          ))}
          {chosen.map((file) => (
            <WorkFileRow
              key={`${file.name} ${file.lastModified} ${file.size}`}
              name={file.name}
              bytes={file.size}
              about={text('readyToSend')}
              action={
                <IconButton
                  icon="trash"
                  size="small"
                  disabled={sending !== null}
                  label={text('takeFileOut', { name: file.name })}
                  onClick={() => setChosen(chosen.filter((one) => one !== file))}
                />
              }
            />
          ))}
        </ul>
      )}
      {sending ? (
        <SendingBar sending={sending} onStop={stop} />
      ) : (
        <FileUpload
          label={text('chooseFilesToSubmit')}
          rules={{
            accept: ACCEPTED_ENDINGS,
            maxBytes: SUBMITTED_FILE_BYTES_MAX,
            minBytes: 1,
            maxFiles: MAX_FILES - count,
          }}
          onFiles={(files) => setChosen([...chosen, ...files])}
        />
      )}
      <p className={styles['quiet']}>
        <Text id="fileRulesToSubmit" />
      </p>
      {isChanged && (
        <div>
          <Button
            tone="primary"
            isProcessing={sending !== null}
            disabled={count === 0}
            onClick={() =>
              void submit(
                kept.map(({ _id }) => _id),
                chosen,
              )
            }
          >
            <Text id={newest ? 'submitNewVersion' : 'submitWork'} />
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Sends files one after the other and hands them in together. What has arrived is not sent again by another try, and the
 * same files are one version, so that they are handed in once however often the answer gets lost.
 */
function useSubmitting(
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
    // Two presses in one moment are one: the button is redrawn only after both.
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
        // A file that the server refused has to be sent again, if at all.
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
