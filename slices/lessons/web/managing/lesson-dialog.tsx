import { useState } from 'react';
import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { handOverLargeUpload } from '#kit/client/sending/large-uploads.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
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
import { readChapters } from '#slices/lessons/rules/chapter.ts';
import { FILM_FILES } from '#slices/lessons/rules/film-files.ts';
import { LESSON_TITLE_MAX } from '#slices/lessons/rules/lesson.ts';
import { clock } from '#slices/lessons/rules/playback.ts';
import { LanguageField } from './language-field.tsx';
import { LessonFiles } from './lesson-files.tsx';
import {
  managedLessons,
  saveLessonText,
  type ManagedLessonFragment,
} from './managed-lessons.graphql.generated.ts';
import styles from './managing.module.css';
import { SubtitlesField } from './subtitles-field.tsx';

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
