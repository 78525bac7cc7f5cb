import { useQuery } from '#kit/client/query/use-query.ts';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { LIBRARY_PAGE, VIDEOS_PAGE } from '../../rules/library-pages.ts';
import { LibraryCourseCard } from './library-cards.tsx';
import { LibraryLessons } from './library-lessons.tsx';
import { libraryOnHome, videosOnHome } from './library.graphql.generated.ts';
import styles from './library.module.css';

/** The box of the course library on the alumni's home page. */
export function LibraryBox() {
  const { readLocale } = useAppState();
  const answer = useQuery(libraryOnHome, { locale: readLocale });
  return (
    <Card
      title={<Text id="libraryTitle" />}
      link={
        <Link to={LIBRARY_PAGE}>
          <Text id="wholeLibrary" />
        </Link>
      }
    >
      <DataView
        answer={{ ...answer, data: answer.data?.libraryCourses.rows }}
        waiting={<Skeleton shape="lines" count={5} />}
        isEmpty={(courses) => courses.length === 0}
        empty={
          <p>
            <Text id="libraryEmptyText" />
          </p>
        }
      >
        {(courses) => (
          <ul className={styles['home']}>
            {courses.map((course) => (
              <LibraryCourseCard key={course._id} course={course} />
            ))}
          </ul>
        )}
      </DataView>
    </Card>
  );
}

/** The box of the latest videos. */
export function VideosBox() {
  const { readLocale } = useAppState();
  const answer = useQuery(videosOnHome, { locale: readLocale });
  return (
    <Card
      title={<Text id="latestVideos" />}
      link={
        <Link to={VIDEOS_PAGE}>
          <Text id="allVideos" />
        </Link>
      }
    >
      <DataView
        answer={{ ...answer, data: answer.data?.libraryLessons }}
        waiting={<Skeleton shape="lines" count={5} />}
        isEmpty={(lessons) => lessons.length === 0}
        empty={
          <p>
            <Text id="noVideosYetText" />
          </p>
        }
      >
        {(lessons) => <LibraryLessons lessons={lessons} />}
      </DataView>
    </Card>
  );
}
