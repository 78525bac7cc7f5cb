import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { isLocale, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import type { ValuesOf } from '#kit/record/field.ts';
import { RichTextField } from '#kit/ui/rich-text/rich-text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { KEPT_FILE_BYTES_MAX } from '#slices/courses/rules/stored-file.ts';
import { assignment as fields, assignmentTexts } from '../../rules/assignment.ts';
import styles from '../assignments.module.css';
import { SendingBar, useSendingFiles } from '../sending.tsx';
import { WorkFileRow } from '../work-file-row.tsx';
import {
  addAssignmentFile,
  type ManagedAssignmentFragment,
  managedAssignments,
  openAssignmentUpload,
  removeAssignmentFile,
  saveAssignment,
} from './managed-assignments.graphql.generated.ts';

interface AssignmentDialogProps {
  course: { _id: string; ownLocale: string };
  /** Null for a new one, which is written in the course's own language first. */
  assignment: ManagedAssignmentFragment | null;
  onClose: () => void;
}

const FIELDS = { ...fields, ...assignmentTexts };

/** What an assignment asks for, in one language at a time, and the files that go with it. */
export function AssignmentDialog({ course, assignment, onClose }: AssignmentDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [managedAssignments] });
  const { writeLocale } = useAppState();
  const [newId] = useState(() => crypto.randomUUID());
  const locale = assignment ? writeLocale : course.ownLocale;
  const words = assignment?.texts.find((one) => one.locale === locale);

  async function save({ kind, ...texts }: ValuesOf<typeof FIELDS>): Promise<void> {
    const saved = await mutate(saveAssignment, {
      assignmentId: assignment?._id ?? newId,
      courseId: course._id,
      version: assignment?.version ?? null,
      kind,
      words: texts,
    });
    if (!saved) return;
    showToast('success', text('assignmentSaved'));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id={assignment ? 'editAssignment' : 'newAssignment'} />} onClose={onClose}>
      {assignment && (
        <SelectField
          name="locale"
          label={text('assignmentLanguage')}
          hidesPlaceholder
          value={writeLocale}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          onChange={({ currentTarget: { value } }) =>
            isLocale(value) && changeAppState({ writeLocale: value })
          }
        />
      )}
      <FieldsForm
        key={`${locale} ${assignment?.version}`}
        id="assignment"
        fields={FIELDS}
        initial={{ kind: assignment?.kind ?? 'GRADED', locale, title: '', ...words }}
        onSubmit={save}
      >
        {({ control, choice }) => (
          <>
            <TextField
              {...control('title')}
              label={text('assignmentTitle')}
              placeholder={assignment?.title}
            />
            <RichTextField
              name={control('content').name}
              label={text('assignmentContent')}
              defaultHtml={words?.content ?? ''}
            />
            <RadioGroup
              {...choice('kind')}
              legend={<Text id="assignmentKind" />}
              options={[
                { value: 'GRADED', label: text('kindGraded') },
                { value: 'COMPLETION', label: text('kindCompletion') },
              ]}
            />
          </>
        )}
      </FieldsForm>
      {assignment && <AssignmentFiles assignment={assignment} />}
    </Modal>
  );
}

interface AssignmentFilesProps {
  assignment: ManagedAssignmentFragment;
}

const RULES = { maxBytes: KEPT_FILE_BYTES_MAX, minBytes: 1 };

function AssignmentFiles({ assignment }: AssignmentFilesProps) {
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
