import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { ImportState } from '../rules/people-import.ts';
import { peopleImports } from './import.graphql.generated.ts';
import styles from './import.module.css';

const STATE_TEXTS: Readonly<Record<ImportState, MessageId>> = {
  UPLOADING: 'importStateUploading',
  CHECKING: 'importStateBusy',
  REFUSED: 'importStateRefused',
  CHECKED: 'importStateChecked',
  IMPORTING: 'importStateBusy',
  IMPORTED: 'importStateImported',
  UNDOING: 'importStateBusy',
  UNDONE: 'importStateUndone',
};

/** Whoever left the page of an import finds it here again. */
export function RecentImports() {
  const answer = useQuery(peopleImports, {});
  return (
    <Card title={<Text id="recentImports" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />} empty={<NoImports />}>
        {({ peopleImports: found }) => (
          <ul className={styles['imports']}>
            {found.map(({ _id, fileName, regionName, state, createdAt }) => (
              <li key={_id}>
                <Link to={`/users/import/${_id}`}>{fileName}</Link>
                <span>{regionName}</span>
                <Moment at={createdAt} />
                <Chip>
                  <Text id={STATE_TEXTS[state]} />
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </DataView>
    </Card>
  );
}

const NoImports = () => (
  <p className={styles['quiet']}>
    <Text id="noImports" />
  </p>
);
