import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { endUserSession, userSessions } from './account.graphql.generated.ts';
import styles from './account.module.css';
import { DeviceRow } from './device-row.tsx';

/** Where somebody else is logged in, for the administrator in whose hands their account is. */
export function PersonDevicesCard({ userId }: { userId: string }) {
  const answer = useQuery(userSessions, { userId }, { fresh: true });
  return (
    <Card title={<Text id="devices" />}>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={2} />} empty={<Nowhere />}>
        {({ userSessions: sessions }) => (
          <ul className={styles['list']}>
            {sessions.map((device) => (
              <DeviceRow
                key={device._id}
                device={device}
                end={async () => void (await call(endUserSession, { userId, sessionId: device._id }))}
                onEnded={() => answer.refetch?.()}
              />
            ))}
          </ul>
        )}
      </DataView>
    </Card>
  );
}

const Nowhere = () => (
  <Note>
    <Text id="loggedInNowhere" />
  </Note>
);
