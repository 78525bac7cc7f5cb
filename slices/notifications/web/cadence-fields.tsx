import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { CADENCES, type Cadence } from '../rules/cadence.ts';
import { kindMessage } from '../rules/kind-messages.ts';
import type { NoticeName } from '../rules/notices.ts';
import type { NotificationSettingsQuery } from './notifications.graphql.generated.ts';
import styles from './notifications.module.css';

export type Definition = NotificationSettingsQuery['notificationDefinitions'][number];

interface CadenceFieldsProps {
  definitions: readonly Definition[];
  cadenceOf: (definition: Definition) => Cadence;
  onChoose: (definition: Definition, cadence: Cadence) => void;
}

/** For one campus: when mail about each kind of thing comes. */
export function CadenceFields({ definitions, cadenceOf, onChoose }: CadenceFieldsProps) {
  const text = useText();
  return (
    <div className={styles['choices']}>
      {definitions.map((definition) => (
        <div key={definition._id} id={definition.name}>
          <SelectField
            name={definition.name}
            label={text(kindMessage(definition.name as NoticeName))}
            options={CADENCES.map((value) => ({ value, label: text(`cadence${value}`) }))}
            hidesPlaceholder
            value={cadenceOf(definition)}
            onChange={({ currentTarget }) => onChoose(definition, currentTarget.value as Cadence)}
          />
        </div>
      ))}
    </div>
  );
}
