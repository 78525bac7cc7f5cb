import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { languageName, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { KEPT_FILE_BYTES_MAX } from '#slices/courses/rules/stored-file.ts';
import { SendingBar, useSending } from '#slices/courses/web/api.ts';
import { LessonFileRow } from './lesson-file-row.tsx';
import {
  addLessonFile,
  managedLessons,
  type ManagedLessonFragment,
} from './managed-lessons.graphql.generated.ts';
import styles from './managing.module.css';
import { useLessonFileActions } from './use-lesson-file-actions.ts';

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
