import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { KEPT_FILE_BYTES_MAX } from '#slices/courses/rules/stored-file.ts';
import styles from '../assignments.module.css';
import { SendingBar } from '../sending-bar.tsx';
import { useSendingFiles } from '../use-sending-files.ts';
import { WorkFileRow } from '../work-file-row.tsx';
import {
  addAssignmentFile,
  managedAssignments,
  openAssignmentUpload,
  removeAssignmentFile,
  type ManagedAssignmentFragment,
} from './managed-assignments.graphql.generated.ts';

interface AssignmentFilesProps {
  assignment: ManagedAssignmentFragment;
}

const RULES = { maxBytes: KEPT_FILE_BYTES_MAX, minBytes: 1 };

/** The files that students work with. */
export function AssignmentFiles({ assignment }: AssignmentFilesProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [managedAssignments] });
  const { _id: assignmentId, downloads } = assignment;
  const { sending, send, stop } = useSendingFiles(
    async (about, signal) =>
      (await call(openAssignmentUpload, { assignmentId, ...about }, { signal })).openAssignmentUpload,
    (file) => call(addAssignmentFile, { assignmentId, locale: null, file }),
    [managedAssignments],
  );

  return (
    <section className={styles['stack']}>
      <h3>
        <Text id="assignmentFiles" />
      </h3>
      <ul className={styles['files']}>
        {downloads.map(({ _id, name, bytes, url }) => (
          <WorkFileRow
            key={_id}
            name={name}
            bytes={bytes}
            url={url}
            action={
              <IconButton
                icon="trash"
                size="small"
                label={text('takeFileOut', { name })}
                onClick={() => void mutate(removeAssignmentFile, { assignmentId, fileId: _id })}
              />
            }
          />
        ))}
      </ul>
      {sending && <SendingBar sending={sending} onStop={stop} />}
      <FileUpload
        label={text('addAssignmentFiles')}
        rules={RULES}
        disabled={sending !== null}
        onFiles={(files) => void send(files)}
      />
    </section>
  );
}
