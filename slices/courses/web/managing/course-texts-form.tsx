import { useMutation } from '#kit/client/query/use-mutation.ts';
import { LOCALE_NAMES, localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { RichTextField } from '#kit/ui/rich-text/rich-text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { COURSE_NAME_MAX, DESCRIPTION_MAX } from '#slices/courses/rules/course.ts';
import styles from '../courses.module.css';
import type { Managed } from './managed.ts';
import { managedCourse, removeCourseText, writeCourseText } from './course.graphql.generated.ts';

interface CourseTextsFormProps {
  course: Managed['course'];
  locale: Locale;
  /** What is written in this language; undefined where nothing is. */
  written: Managed['texts'][number] | undefined;
}

/** What is said about a course in one language. */
export function CourseTextsForm({ course, locale, written }: CourseTextsFormProps) {
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
          maxLength={COURSE_NAME_MAX}
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
            <Text id="removeLanguage" />
          </Button>
        </p>
      )}
    </>
  );
}
