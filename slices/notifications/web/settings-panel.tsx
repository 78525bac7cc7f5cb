import { useSearchParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NOTICE_NAMES } from '../rules/notices.ts';
import { CadenceFields } from './cadence-fields.tsx';
import { notificationSettings, type NotificationSettingsQuery } from './notifications.graphql.generated.ts';
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

const place = (name: string): number => (NOTICE_NAMES as readonly string[]).indexOf(name);

function MailCard({ settings }: { settings: NotificationSettingsQuery }) {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const { notificationRegions: regions, notificationDefinitions, currentUser } = settings;
  const definitions = notificationDefinitions.toSorted((one, other) => place(one.name) - place(other.name));
  const region = regions.find(({ _id }) => _id === params.get('campus')) ?? regions[0];
  if (!region)
    return (
      <Note>
        <Text id="noCampusToChoose" />
      </Note>
    );
  const [ofStaff, ofAll] = [
    definitions.filter(({ forStaff }) => forStaff),
    definitions.filter(({ forStaff }) => !forStaff),
  ];
  const preferences = currentUser?.notificationPreferences ?? [];
  return (
    <Card title={<Text id="mailWhen" />}>
      {regions.length > 1 && (
        <SelectField
          name="campus"
          label={text('campusOfSettings')}
          options={regions.map(({ _id, name }) => ({ value: _id, label: name ?? '' }))}
          hidesPlaceholder
          value={region._id}
          onChange={({ currentTarget }) =>
            setParams({ tab: 'settings', campus: currentTarget.value }, { replace: true })
          }
        />
      )}
      <CadenceFields key={region._id} region={region} definitions={ofAll} preferences={preferences} />
      {ofStaff.length > 0 && (
        <>
          <h3>
            <Text id="toldToStaff" />
          </h3>
          <CadenceFields
            key={`${region._id} staff`}
            region={region}
            definitions={ofStaff}
            preferences={preferences}
          />
        </>
      )}
    </Card>
  );
}
