import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { languageName, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { KEPT_FILE_BYTES_MAX, KEPT_FILE_NAME_MAX } from '#slices/courses/rules/stored-file.ts';
import { SendingBar, useSending } from '#slices/courses/web/api.ts';
import { movedTo } from '../../rules/lesson.ts';
import {
  addLessonFile,
  type ManagedLessonFragment,
  managedLessons,
  removeLessonFile,
  renameLessonFile,
  reorderLessonFiles,
} from './managed-lessons.graphql.generated.ts';
import styles from './managing.module.css';

interface LessonFilesProps {
  courseId: string;
  lesson: ManagedLessonFragment;
}

const RULES = { maxBytes: KEPT_FILE_BYTES_MAX, minBytes: 1 };
const LANGUAGES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

/** The files that students may take with them, in the order they are shown. */
export function LessonFiles({ courseId, lesson }: LessonFilesProps) {
  const text = useText();
  const { _id: lessonId, allFiles: files } = lesson;
  const [locale, setLocale] = useState('');
  const { sending, send } = useSending(courseId, [managedLessons]);
  const actions = useLessonFileActions(lesson);
  return (
    <section className={styles['files']}>
      <h3>
        <Text id="courseFiles" />
      </h3>
      {files.length === 0 && (
        <p className={styles['hint']}>
          <Text id="noCourseFiles" />
        </p>
      )}
      <ol>
        {files.map((file, at) => (
          <LessonFileRow
            key={file._id}
            file={file}
            language={file.locale && languageName(file.locale)}
            place={{ at, of: files.length }}
            actions={actions}
          />
        ))}
      </ol>
      {sending && <SendingBar {...sending} />}
      <SelectField
        name="fileLocale"
        label={text('fileLanguage')}
        options={[{ value: '', label: text('fileForEverybody') }, ...LANGUAGES]}
        value={locale}
        hidesPlaceholder
        onChange={({ currentTarget }) => setLocale(currentTarget.value)}
      />
      <FileUpload
        label={text('addCourseFiles')}
        rules={RULES}
        disabled={sending !== null}
        onFiles={(chosen) =>
          void send(chosen, (sent) => call(addLessonFile, { lessonId, locale: locale || null, ...sent }))
        }
      />
    </section>
  );
}

interface LessonFileRowProps {
  file: ManagedFile;
  /** Of those it is for; null when it is for everybody. */
  language: string | null;
  place: { at: number; of: number };
  actions: LessonFileActions;
}

/** One file of a lesson: what it is called, for whom it is and where it stands. */
function LessonFileRow({ file, language, place: { at, of }, actions }: LessonFileRowProps) {
  const text = useText();
  const { size } = useFileSize();
  const [isNamed, setIsNamed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { _id, name, bytes, url } = file;
  if (isNamed)
    return (
      <li>
        <Form<'name'>
          id={`name-${_id}`}
          submitTone="default"
          onSubmit={async ({ name: typed }) => {
            if (await actions.rename(file, typed)) setIsNamed(false);
          }}
        >
          <TextField
            name="name"
            label={text('lessonFileName')}
            required
            maxLength={KEPT_FILE_NAME_MAX}
            defaultValue={name}
          />
        </Form>
        <ActionButton action="cancel" onClick={() => setIsNamed(false)} />
      </li>
    );
  return (
    <li>
      <span className={styles['words']}>
        <a href={url}>{name}</a>
        <span className={styles['chips']}>
          <span>{size(bytes)}</span>
          {language && <Chip>{language}</Chip>}
        </span>
      </span>
      <span className={styles['actions']}>
        <IconButton
          icon="chevronUp"
          size="small"
          label={text('moveLessonUp', { title: name })}
          disabled={at === 0}
          onClick={() => void actions.move(at, at - 1)}
        />
        <IconButton
          icon="chevronDown"
          size="small"
          label={text('moveLessonDown', { title: name })}
          disabled={at === of - 1}
          onClick={() => void actions.move(at, at + 1)}
        />
        <IconButton
          icon="edit"
          size="small"
          label={text('renameFile', { name })}
          onClick={() => setIsNamed(true)}
        />
        <IconButton
          icon="trash"
          size="small"
          label={text('removeFile', { name })}
          onClick={() => setIsAsked(true)}
        />
      </span>
      <Confirm
        isOpen={isAsked}
        title={<Text id="removeFileTitle" />}
        action={<Text id="removeFileTitle" />}
        onConfirm={async () => {
          if (!(await actions.remove(file))) setIsAsked(false);
        }}
        onCancel={() => setIsAsked(false)}
      >
        <Text id="removeFileMeans" values={{ name }} />
      </Confirm>
    </li>
  );
}

type ManagedFile = ManagedLessonFragment['allFiles'][number];

interface LessonFileActions {
  move: (from: number, to: number) => Promise<unknown>;
  rename: (file: ManagedFile, name: string) => Promise<boolean>;
  remove: (file: ManagedFile) => Promise<boolean>;
}

function useLessonFileActions({ _id: lessonId, allFiles }: ManagedLessonFragment): LessonFileActions {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [managedLessons], afterRefusalToo: true });

  async function arrange(fileIds: readonly string[], before: readonly string[]): Promise<void> {
    if (!(await mutate(reorderLessonFiles, { lessonId, fileIds }))) return;
    undoToast(text('lessonsReordered'), () => void arrange(before, fileIds));
  }

  return {
    move(from, to) {
      const order = allFiles.map(({ _id }) => _id);
      return arrange(movedTo(order, from, to), order);
    },
    rename: async ({ _id: fileId }, name) =>
      (await mutate(renameLessonFile, { lessonId, fileId, name })) !== null,
    async remove({ _id: fileId, name }) {
      if (!(await mutate(removeLessonFile, { lessonId, fileId }))) return false;
      showToast('success', text('fileRemoved', { name }));
      return true;
    },
  };
}
