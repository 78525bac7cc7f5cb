import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { ACCEPTED_ENDINGS, MAX_FILES, SUBMITTED_FILE_BYTES_MAX } from '../../rules/submitted-file.ts';
import shared from '../assignments.module.css';
import { SendingBar, useSendingFiles } from '../sending.tsx';
import { WorkFileRow } from '../work-file-row.tsx';
import { SHOWN_SUBMISSIONS } from './shown-submissions.ts';
import {
  addFeedbackFile,
  openFeedbackUpload,
  removeFeedbackFile,
  type WorkToGradeFragment,
} from './submission.graphql.generated.ts';

interface FeedbackFilesProps {
  work: WorkToGradeFragment;
}

export function FeedbackFiles({ work }: FeedbackFilesProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: SHOWN_SUBMISSIONS });
  const { assignmentId, studentId, feedbackFiles } = work;
  const ref = { assignmentId, studentId };
  const { sending, send, stop } = useSendingFiles(
    async (about, signal) =>
      (await call(openFeedbackUpload, { ...ref, ...about }, { signal })).openFeedbackUpload,
    (file) => call(addFeedbackFile, { ...ref, file }),
    SHOWN_SUBMISSIONS,
  );

  return (
    <section className={shared['stack']}>
      <h3>
        <Text id="feedbackFiles" />
      </h3>
      <ul className={shared['files']}>
        {feedbackFiles.map(({ _id, ...file }) => (
          <WorkFileRow
            key={_id}
            {...file}
            action={
              <IconButton
                icon="trash"
                size="small"
                label={text('takeFileOut', { name: file.name })}
                onClick={() => void mutate(removeFeedbackFile, { ...ref, fileId: _id })}
              />
            }
          />
        ))}
      </ul>
      {sending && <SendingBar sending={sending} onStop={stop} />}
      <FileUpload
        label={text('addFeedbackFiles')}
        rules={{
          accept: ACCEPTED_ENDINGS,
          maxBytes: SUBMITTED_FILE_BYTES_MAX,
          minBytes: 1,
          maxFiles: MAX_FILES - feedbackFiles.length,
        }}
        disabled={sending !== null}
        onFiles={(files) => void send(files)}
      />
    </section>
  );
}
