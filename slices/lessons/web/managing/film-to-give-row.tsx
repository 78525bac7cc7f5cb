import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { choiceOf, filmTo, NEW_LESSON, NOWHERE, type FilmToGive } from '../../rules/films-to-give.ts';
import { LESSON_TITLE_MAX } from '../../rules/lesson.ts';
import type { ManagedLessonFragment } from './managed-lessons.graphql.generated.ts';
import styles from './managing.module.css';

interface FilmToGiveRowProps {
  film: FilmToGive<File>;
  lessons: readonly ManagedLessonFragment[];
  locale: string;
  isGivenTwice: boolean;
  disabled: boolean;
  onChange: (film: FilmToGive<File>) => void;
}

/** One file, and the lesson it goes to. */
export function FilmToGiveRow({ film, lessons, locale, disabled, ...told }: FilmToGiveRowProps) {
  const text = useText();
  const { size } = useFileSize();
  const { key, file, to } = film;
  const { isGivenTwice, onChange } = told;
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
      {isGivenTwice && (
        <p role="alert" className={styles['wrong']}>
          <Text id="lessonGivenTwice" />
        </p>
      )}
    </li>
  );
}
