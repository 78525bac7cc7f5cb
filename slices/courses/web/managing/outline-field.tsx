import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { LOCALE_NAMES, type Locale } from '#kit/messages/locales.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { KEPT_FILE_BYTES_MAX } from '#slices/courses/rules/stored-file.ts';
import { managedCourse } from './course.graphql.generated.ts';
import { removeCourseOutline, setCourseOutline } from './course-files.graphql.generated.ts';
import styles from '../courses.module.css';
import { SendingBar } from './sending-bar.tsx';
import { useSending } from './use-sending.ts';

interface OutlineFieldProps {
  courseId: string;
  locale: Locale;
  outline: { name: string; bytes: number; url: string } | null;
}

const RULES = {
  accept: ['.pdf', '.docx', '.doc', '.odt'],
  maxBytes: KEPT_FILE_BYTES_MAX,
  minBytes: 1,
  maxFiles: 1,
};

/** The file that says what a course holds, in one language. */
export function OutlineField({ courseId, locale, outline }: OutlineFieldProps) {
  const text = useText();
  const { size } = useFileSize();
  const { mutate } = useMutation({ stale: [managedCourse] });
  const { sending, send } = useSending(courseId, [managedCourse]);
  const language = LOCALE_NAMES[locale];

  async function take(files: readonly File[]): Promise<void> {
    const isSent = await send(files, (sent) => call(setCourseOutline, { courseId, locale, ...sent }));
    if (isSent) showToast('success', text('outlineSaved'));
  }

  async function remove(): Promise<void> {
    if (await mutate(removeCourseOutline, { courseId, locale })) showToast('success', text('outlineRemoved'));
  }

  return (
    <div className={styles['outline']}>
      {outline && (
        <p className={styles['file']}>
          <a href={outline.url}>{outline.name}</a>
          <span className={styles['quiet']}>{size(outline.bytes)}</span>
          <IconButton icon="trash" size="small" label={text('removeOutline')} onClick={() => void remove()} />
        </p>
      )}
      {sending && <SendingBar {...sending} />}
      <FileUpload
        label={text(outline ? 'replaceOutline' : 'chooseOutline', { language })}
        rules={RULES}
        disabled={sending !== null}
        onFiles={(files) => void take(files)}
      />
    </div>
  );
}
