import { changeAppState } from '#kit/client/storage/app-state.ts';
import { isLocale, LOCALE_NAMES } from '#kit/messages/locales.ts';
import { IconCircle } from '#kit/ui/icon/icon-circle.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { FileRow } from './lesson-downloads.tsx';
import lesson from './lesson.module.css';
import type { ReadCourse } from './read-course.ts';
import { useIsLibrary } from './shelf.ts';
import styles from './student-course.module.css';

export function CourseMaterials({ course }: { course: ReadCourse }) {
  const isLibrary = useIsLibrary();
  const { outline, files, locale, locales } = course;
  const others = locales.filter(isLocale).filter((one) => one !== locale);
  if (!outline && files.length === 0 && others.length === 0) return null;
  return (
    <section className={lesson['rows']}>
      <h2>
        <Text id="courseMaterials" />
      </h2>
      <ul>
        {outline && <FileRow {...outline} />}
        {files.map(({ _id, ...file }) => (
          <FileRow key={_id} {...file} />
        ))}
        {others.length > 0 && (
          <li className={lesson['row']}>
            <IconCircle icon="globe" />
            <span className={styles['also']}>
              <strong>
                <Text id="alsoIn" />
              </strong>
              <span>
                {others.map((one) => (
                  <button key={one} type="button" onClick={() => changeAppState({ readLocale: one })}>
                    {LOCALE_NAMES[one]}
                  </button>
                ))}
              </span>
              {!isLibrary && (
                <small>
                  <Text id="progressIsShared" />
                </small>
              )}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
