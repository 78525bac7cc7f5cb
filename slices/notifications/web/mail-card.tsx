import { useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NOTICE_NAMES } from '../rules/notices.ts';
import { CadenceFields } from './cadence-fields.tsx';
import type { NotificationSettingsQuery } from './notifications.graphql.generated.ts';
import { useCadences } from './use-cadences.ts';

const place = (name: string): number => (NOTICE_NAMES as readonly string[]).indexOf(name);

/** When mail about each kind of thing comes, for one campus at a time. Each choice is saved at once. */
export function MailCard({ settings }: { settings: NotificationSettingsQuery }) {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const { notificationRegions: regions, notificationDefinitions } = settings;
  const { cadenceOf, choose, copyFrom, isBusy } = useCadences(settings);
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
  const here = {
    cadenceOf: ({ _id }: { _id: string }) => cadenceOf(_id, region._id),
    onChoose: choose(region._id),
  };
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
      <CadenceFields definitions={ofAll} {...here} />
      {ofStaff.length > 0 && (
        <>
          <h3>
            <Text id="toldToStaff" />
          </h3>
          <CadenceFields definitions={ofStaff} {...here} />
        </>
      )}
      {regions.length > 1 && (
        <Button isProcessing={isBusy} onClick={() => void copyFrom(region._id)}>
          <Text id="useForAllCampuses" />
        </Button>
      )}
    </Card>
  );
}
