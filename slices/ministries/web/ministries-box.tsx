import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ministryPage, NEW_MINISTRY_PAGE, REGISTRY_PAGE } from '../rules/ministry-pages.ts';
import styles from './ministries.module.css';
import { newestMinistries } from './ministries.graphql.generated.ts';
import { useMinistryWords } from './use-ministry-words.ts';

/** The box on the alumni's home page: the newest ministries, and for graduates the way to add one. */
export function MinistriesBox() {
  const answer = useQuery(newestMinistries, {});
  const { placeOf } = useMinistryWords();
  const mayAdd = useSignedInUser().isAlumni === true;
  return (
    <Card
      title={<Text id="alumniMinistries" />}
      link={
        <Link to={REGISTRY_PAGE}>
          <Text id="allMinistries" />
        </Link>
      }
    >
      <div className={styles['box']}>
        <DataView
          answer={answer}
          waiting={<Skeleton shape="lines" count={4} />}
          isEmpty={({ listedMinistries }) => listedMinistries.rows.length === 0}
          empty={
            <p className={styles['quiet']}>
              <Text id="noMinistriesText" />
            </p>
          }
        >
          {({ listedMinistries }) => (
            <ul className={styles['lines']}>
              {listedMinistries.rows.map((ministry) => (
                <li key={ministry._id}>
                  <Link to={ministryPage(ministry._id)}>{ministry.name}</Link>
                  <span className={styles['quiet']}>{placeOf(ministry)}</span>
                </li>
              ))}
            </ul>
          )}
        </DataView>
        {mayAdd && (
          <LinkButton to={NEW_MINISTRY_PAGE}>
            <Text id="addMinistry" />
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
