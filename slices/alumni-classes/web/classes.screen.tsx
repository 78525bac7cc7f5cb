import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { AlumniArea, looksAfterAlumni } from '#slices/alumni/web/api.ts';
import { classAddress, PHOTOS_PAGE } from '../rules/class-paths.ts';
import { alumniClasses, type AlumniClassesQuery } from './classes.graphql.generated.ts';
import styles from './classes.module.css';

type ListedClass = AlumniClassesQuery['alumniClasses'][number];

/** All classes, by year and place of graduation. */
export function ClassesScreen() {
  const text = useText();
  return (
    <AlumniArea title={text('alumniClasses')} subtitle={<Text id="classesLead" />} actions={<ReviewLink />}>
      <Classes />
    </AlumniArea>
  );
}

function ReviewLink() {
  if (!looksAfterAlumni(useSignedInUser())) return null;
  return (
    <LinkButton to={PHOTOS_PAGE}>
      <Text id="reviewClassPhotos" />
    </LinkButton>
  );
}

function Classes() {
  return (
    <DataView
      answer={useQuery(alumniClasses, {})}
      waiting={<Skeleton shape="rows" count={8} />}
      isEmpty={({ alumniClasses: classes }) => classes.length === 0}
      empty={
        <EmptyState icon="users" title={<Text id="noClasses" />}>
          <Text id="noClassesText" />
        </EmptyState>
      }
    >
      {({ alumniClasses: classes }) => (
        <ul className={styles['years']}>
          {Array.from(
            Map.groupBy(classes, ({ year }) => year),
            ([year, places]) => (
              <Year key={year} year={year} places={places} />
            ),
          )}
        </ul>
      )}
    </DataView>
  );
}

function Year({ year, places }: { year: number; places: readonly ListedClass[] }) {
  const count = places.reduce((sum, place) => sum + place.count, 0);
  return (
    <li className={styles['year']}>
      <h2>
        <Link to={classAddress(year)}>
          <Text id="classOfYear" values={{ year: String(year) }} />
        </Link>
      </h2>
      <span className={styles['quiet']}>
        <Text id="alumniCounted" values={{ count }} />
      </span>
      <ul className={styles['places']}>
        {places.map(({ place, count: ofPlace }) => (
          <li key={place}>
            <Link to={classAddress(year, place)}>{place || <Text id="classPlaceOther" />}</Link>{' '}
            <span className={styles['quiet']}>{ofPlace}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
