import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { UnsavedChangesGuard } from '#kit/ui/unsaved-changes/unsaved-changes-guard.tsx';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { ACCEPTED_ENDINGS, MAX_FILES, SUBMITTED_FILE_BYTES_MAX } from '../rules/submitted-file.ts';
import styles from './assignments.module.css';
import type { OwnAssignmentFragment } from './student-assignment.graphql.generated.ts';
import { SendingBar } from './sending-bar.tsx';
import { useSubmitting } from './use-submitting.ts';
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
