import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { CADENCES, type Cadence } from '../rules/cadence.ts';
import { kindMessage } from '../rules/kind-messages.ts';
import type { NoticeName } from '../rules/notices.ts';
import {
  notificationSettings,
  saveNotificationPreference,
  type ChosenPreferenceFragment,
  type NotificationSettingsQuery,
} from './notifications.graphql.generated.ts';
import styles from './notifications.module.css';

interface CadenceFieldsProps {
  region: { _id: string; name: string | null };
  definitions: NotificationSettingsQuery['notificationDefinitions'];
  preferences: readonly ChosenPreferenceFragment[];
}

/** For one campus: when mail about each kind of thing comes. Each choice is saved at once. */
export function CadenceFields({ region, definitions, preferences }: CadenceFieldsProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [notificationSettings] });
  /** What was chosen here and is on its way, or saved. */
  const [chosen, setChosen] = useState<Readonly<Record<string, Cadence>>>({});

  const storedOf = (definitionId: string): Cadence =>
    preferences.find(
      ({ notificationDefinitionId, regionId }) =>
        notificationDefinitionId === definitionId && regionId === region._id,
    )?.cadence ?? 'AT_ONCE';

  async function choose(definition: { _id: string; name: string }, cadence: Cadence): Promise<void> {
    const { _id, name } = definition;
    setChosen((before) => ({ ...before, [_id]: cadence }));
    const input = {
      notificationDefinitionId: _id,
      regionId: region._id,
      subscribed: cadence !== 'NEVER',
      cadence,
    };
    const kind = text(kindMessage(name as NoticeName));
    if (await mutate(saveNotificationPreference, { input }))
      showToast('success', text('notificationSettingSaved', { kind, choice: text(`cadence${cadence}`) }));
    else setChosen(({ [_id]: _refused, ...others }) => others);
  }

  return (
    <div className={styles['choices']}>
      {definitions.map((definition) => (
        <div key={definition._id} id={definition.name}>
          <SelectField
            name={definition.name}
            label={text(kindMessage(definition.name as NoticeName))}
            options={CADENCES.map((value) => ({ value, label: text(`cadence${value}`) }))}
            hidesPlaceholder
            value={chosen[definition._id] ?? storedOf(definition._id)}
            onChange={({ currentTarget }) => void choose(definition, currentTarget.value as Cadence)}
          />
        </div>
      ))}
    </div>
  );
}
