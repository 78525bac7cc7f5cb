import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { handOverLargeUpload } from '#kit/client/sending/large-uploads.ts';
import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ANY_FILES, checkFiles } from '#kit/ui/upload/check-files.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { FILM_FILES } from '../../rules/films/film-files.ts';
import {
  choiceOf,
  filmsToSend,
  filmsWith,
  filmTo,
  type FilmToGive,
  isGivenTwice,
  NEW_LESSON,
  NOWHERE,
  withMade,
} from '../../rules/films/films-to-give.ts';
import { LESSON_TITLE_MAX } from '../../rules/lesson.ts';
import { LanguageField } from './lesson-dialog.tsx';
import {
  createLesson,
  type ManagedLessonFragment,
  managedLessons,
} from './managed-lessons.graphql.generated.ts';
import styles from './managing.module.css';

export interface FilmsDialogProps {
  course: { _id: string; ownLocale: string };
  /** As the list shows and numbers them. */
  lessons: readonly ManagedLessonFragment[];
  /** What was dropped on the list of lessons. */
  dropped: readonly File[];
  onClose: () => void;
}

/** Films for many lessons in one go: each is put to a lesson by its name, which can be changed before they are sent. */
export function FilmsDialog({ course, lessons, dropped, onClose }: FilmsDialogProps) {
  const text = useText();
  const { writeLocale } = useAppState();
  const withFiles = (before: readonly FilmToGive<File>[], files: readonly File[]): FilmToGive<File>[] =>
    filmsWith(before, files, lessons, () => crypto.randomUUID());
  const [chosen, setFilms] = useState(() =>
    withFiles([], checkFiles(dropped, { ...ANY_FILES, ...FILM_FILES }).accepted),
  );
  const films = withMade(chosen, lessons);
  const { isGiving, give } = useFilmsGiven(course, writeLocale);
  const sent = filmsToSend(films);

  async function send(): Promise<void> {
    const left = await give(films);
    setFilms(left);
    if (left.length === 0) onClose();
  }
  // What has begun cannot be taken back, so nobody should think that closing does.
  const close = (): void => void (isGiving || onClose());
  const change = (changed: FilmToGive<File>): void =>
    setFilms(films.map((film) => (film.key === changed.key ? changed : film)));

  return (
    <Modal
      isOpen
      title={<Text id="filmsForLessons" />}
      onClose={close}
      actions={
        <>
          <ActionButton action="cancel" disabled={isGiving} onClick={close} />
          <Button tone="primary" disabled={sent === null || isGiving} onClick={() => void send()}>
            <Text id="sendFilms" values={{ count: sent?.length ?? 0 }} />
          </Button>
        </>
      }
    >
      <LanguageField disabled={isGiving} onChoose={(locale) => changeAppState({ writeLocale: locale })} />
      <FileUpload
        label={text('filmsOfLessons')}
        rules={FILM_FILES}
        disabled={isGiving}
        dropped={dropped}
        onFiles={(files) => setFilms(withFiles(films, files))}
      />
      {films.length > 0 && (
        <div className={styles['part']}>
          <p className={styles['hint']}>
            <Text id="filmsFindLessons" />
          </p>
          <ul className={styles['given']}>
            {films.map((film) => (
              <FilmToGiveRow
                key={film.key}
                film={film}
                lessons={lessons}
                locale={writeLocale}
                hasDouble={isGivenTwice(film, films)}
                disabled={isGiving}
                onChange={change}
              />
            ))}
          </ul>
        </div>
      )}
    </Modal>
  );
}

interface FilmToGiveRowProps {
  film: FilmToGive<File>;
  lessons: readonly ManagedLessonFragment[];
  locale: string;
  hasDouble: boolean;
  disabled: boolean;
  onChange: (film: FilmToGive<File>) => void;
}

function FilmToGiveRow({ film, lessons, locale, disabled, ...told }: FilmToGiveRowProps) {
  const text = useText();
  const { size } = useFileSize();
  const { key, file, to } = film;
  const { hasDouble, onChange } = told;
  const replaces = (lesson: ManagedLessonFragment): boolean =>
    lesson.films.some((one) => one.locale === locale);
  return (
    <li>
      <SelectField
        name={`lesson-${key}`}
        label={`${file.name} · ${size(file.size)}`}
        hidesPlaceholder
        disabled={disabled}
        value={choiceOf(film)}
        options={[
          ...lessons.map((lesson, index) => ({
            value: lesson._id,
            label: text(replaces(lesson) ? 'lessonWithFilm' : 'lessonNumbered', {
              number: index + 1,
              title: lesson.title,
            }),
          })),
          { value: NEW_LESSON, label: text('newLesson') },
          { value: NOWHERE, label: text('leaveFilmOut') },
        ]}
        onChange={({ currentTarget }) => onChange(filmTo(film, currentTarget.value))}
      />
      {to.kind === 'new' && (
        <TextField
          name={`title-${key}`}
          label={text('newLessonTitle')}
          required
          disabled={disabled}
          maxLength={LESSON_TITLE_MAX}
          value={to.title}
          onChange={({ currentTarget }) =>
            onChange({ ...film, to: { kind: 'new', title: currentTarget.value } })
          }
        />
      )}
      {hasDouble && (
        <p role="alert" className={styles['wrong']}>
          <Text id="lessonGivenTwice" />
        </p>
      )}
    </li>
  );
}

interface FilmsGiven {
  isGiving: boolean;
  /** Gives films to their lessons; says which are left because something went wrong. */
  give: (films: readonly FilmToGive<File>[]) => Promise<FilmToGive<File>[]>;
}

/** Makes the lessons that are wanted, and puts every film into the tray, one after the other. */
function useFilmsGiven(course: { _id: string; ownLocale: string }, locale: string): FilmsGiven {
  const { isBusy: isGiving, attempt } = useMutation({ stale: [managedLessons], afterRefusalToo: true });

  async function lessonFor({ key, to }: FilmToGive<File>): Promise<string | null> {
    if (to.kind !== 'new') return to.kind === 'lesson' ? to.lessonId : null;
    const { _id: courseId, ownLocale } = course;
    await call(createLesson, { lessonId: key, courseId, locale: ownLocale, title: to.title.trim() });
    return key;
  }

  async function give(films: readonly FilmToGive<File>[]): Promise<FilmToGive<File>[]> {
    const left = [...films];
    await attempt(async () => {
      for (const film of films) {
        const itemId = await lessonFor(film);
        if (itemId) handOverLargeUpload({ itemType: 'lesson', itemId, locale, file: film.file });
        left.shift();
      }
      return films;
    });
    return left;
  }

  return { isGiving, give };
}
