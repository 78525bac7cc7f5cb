import { call } from '#kit/client/call/call.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
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
import { removeCourseText, writeCourseText } from './course.graphql.generated.ts';

interface CourseWordsFormProps {
  course: Managed['course'];
  locale: Locale;
  /** What is written in this language; undefined where nothing is. */
  written: Managed['texts'][number] | undefined;
  onChanged: () => void;
}

/** What is said about a course in one language. */
export function CourseWordsForm({ course, locale, written, onChanged }: CourseWordsFormProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const language = LOCALE_NAMES[locale];
  const place = { courseId: course._id, locale };

  const attempt = useAttempt(onChanged);

  const save = ({ name, description }: Record<'name' | 'description', string>): Promise<boolean> =>
    attempt(async () => {
      await call(writeCourseText, { ...place, version: course.version, courseWords: { name, description } });
      showToast('success', text('courseSaved', { name }));
    });

  const remove = ({ name, description }: { name: string; description: string }): Promise<boolean> =>
    attempt(async () => {
      const { removeCourseText: left } = await call(removeCourseText, { ...place, version: course.version });
      const courseWords = { name, description };
      const bringBack = () => call(writeCourseText, { ...place, version: left.version, courseWords });
      undoToast(text('languageRemoved', { language }), () => void attempt(bringBack));
    });

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
