import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { MailCard } from './mail-card.tsx';
import { notificationSettings } from './notifications.graphql.generated.ts';
import styles from './notifications.module.css';
import { PushCard } from './push-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';

/** What a user wants to be told by mail, about which campus and when. */
export function SettingsPanel() {
  const answer = useQuery(notificationSettings, {}, { fresh: true });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />}>
      {(settings) => (
        <div className={styles['cards']}>
          <MailCard settings={settings} />
          <QuietHoursCard
            hours={settings.currentUser?.quietHours ?? null}
            timezone={settings.currentUser?.timezone ?? null}
          />
          <PushCard pushKey={settings.pushKey} />
          <Note>
            <Text id="alwaysMailed" />
          </Note>
        </div>
      )}
    </DataView>
  );
}
