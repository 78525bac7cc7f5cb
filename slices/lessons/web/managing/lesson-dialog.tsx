import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { handOverLargeUpload } from '#kit/client/sending/large-uploads.ts';
import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { isLocale, type Locale, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldRefusal } from '#kit/ui/form/field-refusal.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { RichTextField } from '#kit/ui/rich-text/rich-text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { leaveBy } from '#kit/ui/unsaved-changes/leaving.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { readChapters } from '../../rules/chapter.ts';
import { FILM_FILES } from '../../rules/films/film-files.ts';
import { LESSON_TITLE_MAX } from '../../rules/lesson.ts';
import { clock } from '../../rules/watching/playback.ts';
import { LessonFiles } from './lesson-files.tsx';
import {
  type ManagedLessonFragment,
  managedLessons,
  saveLessonText,
} from './managed-lessons.graphql.generated.ts';
import styles from './managing.module.css';
import { useLessonActions } from './use-lesson-actions.ts';

interface LessonDialogProps {
  courseId: string;
  lesson: ManagedLessonFragment;
  ownLocale: string;
  onClose: () => void;
}

type LessonField = 'title' | 'description' | 'chapters';

/** What a lesson is about, in one language at a time; what is missing in one is read in the course's own. */
export function LessonDialog({ courseId, lesson, ownLocale, onClose }: LessonDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [managedLessons] });
  const { writeLocale } = useAppState();
  const [known, setKnown] = useState(lesson);
  const words = known.texts.find(({ locale }) => locale === writeLocale);
  const own = known.texts.find(({ locale }) => locale === ownLocale);

  async function save({ title, description, chapters: typed }: Record<LessonField, string>): Promise<void> {
    const chapters = readChapters(typed);
    if (!chapters) throw new FieldRefusal('chapters', text('chaptersUnreadable'));
    const saved = await mutate(saveLessonText, {
      lessonId: known._id,
      version: known.version,
      locale: writeLocale,
      words: { title, description, chapters },
    });
    if (!saved) return;
    setKnown(saved.saveLessonText);
    showToast('success', text('lessonSaved'));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="editLesson" />} onClose={onClose}>
      <LanguageField onChoose={(locale) => leaveBy(() => changeAppState({ writeLocale: locale }))} />
      <GuardedForm<LessonField> key={`${writeLocale} ${known.version}`} id="lesson" onSubmit={save}>
        <TextField
          name="title"
          label={text('lessonTitle')}
          required
          maxLength={LESSON_TITLE_MAX}
          defaultValue={words?.title ?? ''}
          placeholder={own?.title}
        />
        <RichTextField
          name="description"
          label={text('lessonDescription')}
          defaultHtml={words?.description ?? ''}
        />
        <TextArea
          name="chapters"
          label={text('lessonChapters')}
          help={text('lessonChaptersHelp')}
          rows={4}
          defaultValue={words?.chapters
            .map(({ startsAt, title }) => `${clock(startsAt)} ${title}`)
            .join('\n')}
        />
      </GuardedForm>
      <section className={styles['part']}>
        <FileUpload
          label={text('filmOfLesson')}
          rules={{ ...FILM_FILES, maxFiles: 1 }}
          onFiles={([file]) => {
            if (!file) return;
            handOverLargeUpload({ itemType: 'lesson', itemId: known._id, locale: writeLocale, file });
            leaveBy(onClose);
          }}
        />
        <SubtitlesField lesson={lesson} locale={writeLocale} />
      </section>
      <LessonFiles courseId={courseId} lesson={lesson} />
    </Modal>
  );
}

interface LanguageFieldProps {
  onChoose: (locale: Locale) => void;
  disabled?: boolean;
}

/** The language that lessons are written in; the person who shows it says what has to be asked before it changes. */
export function LanguageField({ onChoose, disabled = false }: LanguageFieldProps) {
  const text = useText();
  return (
    <SelectField
      name="locale"
      label={text('lessonLanguage')}
      hidesPlaceholder
      disabled={disabled}
      value={useAppState().writeLocale}
      options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
      onChange={({ currentTarget: { value } }) => isLocale(value) && onChoose(value)}
    />
  );
}

interface SubtitlesFieldProps {
  lesson: ManagedLessonFragment;
  locale: string;
}

/** The subtitles of a lesson in one language: given as a file, or taken away again. */
function SubtitlesField({ lesson, locale }: SubtitlesFieldProps) {
  const text = useText();
  const actions = useLessonActions('', []);
  const isThere = lesson.subtitles.some((one) => one.locale === locale);
  return (
    <>
      <FileUpload
        label={text(isThere ? 'otherSubtitles' : 'newSubtitles')}
        rules={{ accept: ['.vtt', '.srt'], maxFiles: 1 }}
        onFiles={([file]) => {
          if (file) void actions.giveSubtitles(lesson._id, locale, file);
        }}
      />
      {isThere && (
        <Button tone="quiet" onClick={() => void actions.takeSubtitles(lesson._id, locale)}>
          <Text id="removeSubtitles" />
        </Button>
      )}
    </>
  );
}
