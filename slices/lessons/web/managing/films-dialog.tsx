import { useState } from 'react';
import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ANY_FILES, checkFiles } from '#kit/ui/upload/check-files.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { FILM_FILES } from '#slices/lessons/rules/film-files.ts';
import {
  filmsToSend,
  filmsWith,
  isGivenTwice,
  withMade,
  type FilmToGive,
} from '#slices/lessons/rules/films-to-give.ts';
import { FilmToGiveRow } from './film-to-give-row.tsx';
import { LanguageField } from './language-field.tsx';
import type { ManagedLessonFragment } from './managed-lessons.graphql.generated.ts';
import styles from './managing.module.css';
import { useFilmsGiven } from './use-films-given.ts';

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
                isGivenTwice={isGivenTwice(film, films)}
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
