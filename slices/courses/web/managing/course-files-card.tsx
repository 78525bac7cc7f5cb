import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { LOCALE_NAMES, localeOrDefault } from '#kit/messages/locales.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { KEPT_FILE_BYTES_MAX } from '#slices/courses/rules/stored-file.ts';
import { managedCourse } from './course.graphql.generated.ts';
import { addCourseFile, removeCourseFile } from './course-files.graphql.generated.ts';
import type { Managed } from './managed.ts';
import styles from '../courses.module.css';
import { SendingBar, useSending } from '../sending.tsx';

const RULES = { maxBytes: KEPT_FILE_BYTES_MAX, minBytes: 1 };
const nameOf = (locale: string): string => LOCALE_NAMES[localeOrDefault(locale)];

export function CourseFilesCard({ managed }: { managed: Managed }) {
  const { course, files, usedElsewhere } = managed;
  const mayChange = usedElsewhere.length === 0;
  const text = useText();
  const { size } = useFileSize();
  const { mutate } = useMutation({ stale: [managedCourse] });
  const { _id: courseId, locales } = course;
  const [locale, setLocale] = useState('');
  const { sending, send } = useSending(courseId, [managedCourse]);

  async function remove({ _id: fileId, name }: (typeof files)[number]): Promise<void> {
    if (await mutate(removeCourseFile, { courseId, fileId }))
      showToast('success', text('fileRemoved', { name }));
  }

  const languages = locales.map((value) => ({ value, label: nameOf(value) }));
  return (
    <Card title={<Text id="courseFiles" />}>
      {files.length === 0 && <p className={styles['quiet']}>{text('noCourseFiles')}</p>}
      <ul className={styles['files']}>
        {files.map((file) => (
          <li key={file._id} className={styles['file']}>
            <a href={file.url}>{file.name}</a>
            <span className={styles['quiet']}>{size(file.bytes)}</span>
            {file.locale && <Chip>{nameOf(file.locale)}</Chip>}
            {mayChange && (
              <IconButton
                icon="trash"
                size="small"
                label={text('removeFile', { name: file.name })}
                onClick={() => void remove(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {sending && <SendingBar {...sending} />}
      {mayChange && (
        <>
          <div className={styles['language']}>
            <SelectField
              name="fileLocale"
              label={text('fileLanguage')}
              options={[{ value: '', label: text('fileForEverybody') }, ...languages]}
              value={locale}
              hidesPlaceholder
              onChange={({ currentTarget }) => setLocale(currentTarget.value)}
            />
          </div>
          <FileUpload
            label={text('addCourseFiles')}
            rules={RULES}
            disabled={sending !== null}
            onFiles={(chosen) =>
              void send(chosen, (sent) => call(addCourseFile, { courseId, locale: locale || null, ...sent }))
            }
          />
        </>
      )}
    </Card>
  );
}
