import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { LOCALES, LOCALE_NAMES, type Locale, isLocale, localeOrDefault } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { RichTextField } from '#kit/ui/rich-text/rich-text-field.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { leaveBy } from '#kit/ui/unsaved-changes/leaving.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { courseTexts as fields, DESCRIPTION_MAX } from '../../rules/course.ts';
import { KEPT_FILE_BYTES_MAX } from '../../rules/stored-file.ts';
import styles from '../courses.module.css';
import { SendingBar, useSending } from '../sending.tsx';
import { removeCourseOutline, setCourseOutline } from './course-files.graphql.generated.ts';
import { managedCourse, removeCourseText, writeCourseText } from './course.graphql.generated.ts';
import type { Managed } from './managed.ts';

export function CourseTextsCard({ managed }: { managed: Managed }) {
  const text = useText();
  const { course, texts, usedElsewhere } = managed;
  const isShared = usedElsewhere.length > 0;
  const locale = useAppState().writeLocale;
  const own = texts.find((one) => one.locale === course.ownLocale);
  const written = texts.find((one) => one.locale === locale);
  const options = LOCALES.map((value) => ({
    value,
    label: texts.some((one) => one.locale === value)
      ? LOCALE_NAMES[value]
      : text('languageNotWritten', { language: LOCALE_NAMES[value] }),
  }));
  return (
    <Card title={<Text id="courseWords" />}>
      <div className={styles['language']}>
        <SelectField
          name="writeLocale"
          label={text('language')}
          options={options}
          value={locale}
          hidesPlaceholder
          onChange={({ currentTarget: { value } }) =>
            isLocale(value) && leaveBy(() => changeAppState({ writeLocale: value }))
          }
        />
      </div>
      <div className={styles['sides']}>
        {own && locale !== course.ownLocale && <ReadTexts written={own} />}
        {isShared ? (
          written && <ReadTexts written={written} />
        ) : (
          <div>
            <CourseTextsForm
              key={`${locale}.${course.version}`}
              course={course}
              locale={locale}
              written={written}
            />
            {written && (
              <OutlineField
                key={locale}
                courseId={course._id}
                locale={locale}
                outline={written.outline ?? null}
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

const ReadTexts = ({ written }: { written: Managed['texts'][number] }) => (
  <div lang={written.locale.replace('_', '-')}>
    <h3>{LOCALE_NAMES[localeOrDefault(written.locale)]}</h3>
    <p className={styles['read']}>{written.name}</p>
    <RichText html={written.description} />
    {written.outline && <a href={written.outline.url}>{written.outline.name}</a>}
  </div>
);

interface CourseTextsFormProps {
  course: Managed['course'];
  locale: Locale;
  /** What is written in this language; undefined where nothing is. */
  written: Managed['texts'][number] | undefined;
}

function CourseTextsForm({ course, locale, written }: CourseTextsFormProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const language = LOCALE_NAMES[locale];
  const place = { courseId: course._id, locale };
  const { mutate } = useMutation({ stale: [managedCourse] });

  const write = (version: number, courseTexts: Record<'name' | 'description', string>) =>
    mutate(writeCourseText, { ...place, version, courseTexts });

  async function save({ name, description }: Record<'name' | 'description', string>): Promise<void> {
    if (await write(course.version, { name, description }))
      showToast('success', text('courseSaved', { name }));
  }

  async function remove({ name, description }: { name: string; description: string }): Promise<void> {
    const left = await mutate(removeCourseText, { ...place, version: course.version });
    if (!left) return;
    const { version } = left.removeCourseText;
    undoToast(text('languageRemoved', { language }), () => void write(version, { name, description }));
  }

  return (
    <>
      {!written && (
        <Note>
          <Text
            id="wordsMissing"
            values={{ language, own: LOCALE_NAMES[localeOrDefault(course.ownLocale)] }}
          />
        </Note>
      )}
      <GuardedForm<'name' | 'description'> id="words" onSubmit={save}>
        <TextField
          name="name"
          label={text('courseName')}
          defaultValue={written?.name ?? ''}
          maxLength={fields.name.max}
          lang={locale.replace('_', '-')}
          autoComplete="off"
          required
        />
        <RichTextField
          name="description"
          label={text('courseDescription')}
          defaultHtml={written?.description ?? ''}
          rules={{ maxCharacters: DESCRIPTION_MAX }}
        />
      </GuardedForm>
      {written && !written.outline && locale !== course.ownLocale && (
        <p className={styles['below']}>
          <Button tone="danger" onClick={() => void remove(written)}>
            {text('removeLanguage')}
          </Button>
        </p>
      )}
    </>
  );
}

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

function OutlineField({ courseId, locale, outline }: OutlineFieldProps) {
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
