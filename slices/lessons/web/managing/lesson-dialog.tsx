import { call } from '#kit/client/call/call.ts';
import { RecordForm } from '#kit/client/records/record-form.tsx';
import { handOverLargeUpload } from '#kit/client/sending/large-uploads.ts';
import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { isLocale, type Locale, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { text as textField, type InputOf } from '#kit/record/field.ts';
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
import { lessonTexts } from '../../rules/lesson.ts';
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

/** Chapters are typed one on a line. */
const lessonForm = {
  ...lessonTexts,
  chapters: textField({ max: 20_000, default: '', problem: 'chapterTitleInvalid' }),
};

function asForm({ _id, version, texts }: ManagedLessonFragment, locale: string) {
  const { title = '', description = '', chapters = [] } = texts.find((one) => one.locale === locale) ?? {};
  const lines = chapters.map((chapter) => `${clock(chapter.startsAt)} ${chapter.title}`);
  return { _id, version, title, description, chapters: lines.join('\n') };
}

/** What a lesson is about, in one language at a time; what is missing in one is read in the course's own. */
export function LessonDialog({ courseId, lesson, ownLocale, onClose }: LessonDialogProps) {
  const text = useText();
  const { writeLocale } = useAppState();
  const own = lesson.texts.find(({ locale }) => locale === ownLocale);

  async function save(input: InputOf<typeof lessonForm>, version: number | null) {
    const chapters = readChapters(input.chapters ?? '');
    if (!chapters) throw new FieldRefusal('chapters', text('chaptersUnreadable'));
    return call(saveLessonText, {
      lessonId: lesson._id,
      version: version ?? 0,
      locale: writeLocale,
      words: { ...input, chapters },
    });
  }

  return (
    <Modal isOpen title={<Text id="editLesson" />} onClose={onClose}>
      <LanguageField onChoose={(locale) => leaveBy(() => changeAppState({ writeLocale: locale }))} />
      <RecordForm
        key={writeLocale}
        id="lesson"
        form={GuardedForm<string>}
        fields={lessonForm}
        stored={asForm(lesson, writeLocale)}
        save={(input, { version }) => save(input, version)}
        stale={[managedLessons]}
        onSaved={() => {
          showToast('success', text('lessonSaved'));
          onClose();
        }}
        reload={async (id) => {
          const { courseLessons } = await call(managedLessons, { courseId });
          const now = courseLessons?.find(({ _id }) => _id === id);
          return now ? asForm(now, writeLocale) : null;
        }}
      >
        {({ control }) => (
          <>
            <TextField {...control('title')} label={text('lessonTitle')} placeholder={own?.title} />
            <RichTextField
              name="description"
              label={text('lessonDescription')}
              defaultHtml={control('description').defaultValue}
            />
            <TextArea
              {...control('chapters')}
              label={text('lessonChapters')}
              help={text('lessonChaptersHelp')}
              rows={4}
            />
          </>
        )}
      </RecordForm>
      <section className={styles['part']}>
        <FileUpload
          label={text('filmOfLesson')}
          rules={{ ...FILM_FILES, maxFiles: 1 }}
          onFiles={([file]) => {
            if (!file) return;
            handOverLargeUpload({ itemType: 'lesson', itemId: lesson._id, locale: writeLocale, file });
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
