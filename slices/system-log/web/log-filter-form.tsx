import { Link } from 'react-router';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { LOG_TYPES, type LogType } from '../rules/log-entry.ts';
import { isFiltering, type LogFilter } from './log-filter.ts';
import { TYPE_TEXTS } from './log-type-chip.tsx';
import styles from './system-log.module.css';

interface LogFilterFormProps {
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
}

/** Narrows the log by type, by action and by the reference a user quotes. */
export function LogFilterForm({ filter, onFilter }: LogFilterFormProps) {
  const text = useText();
  const types = LOG_TYPES.map((type: LogType) => ({ value: type, label: text(TYPE_TEXTS[type]) }));
  return (
    // The fields start from the address; a new address, such as one reached by the back button, starts them afresh.
    <div key={JSON.stringify(filter)} className={styles['filters']}>
      <Form<keyof LogFilter> submitLabel={text('filterLog')} onSubmit={onFilter}>
        <SelectField
          name="type"
          label={text('logType')}
          defaultValue={filter.type}
          options={[{ value: '', label: text('logTypeAny') }, ...types]}
          hidesPlaceholder
        />
        <TextField name="action" label={text('logAction')} defaultValue={filter.action} />
        <TextField name="reference" label={text('logReference')} defaultValue={filter.reference} />
      </Form>
      {isFiltering(filter) && (
        <Link className={styles['clear']} to="?">
          <Text id="clearLogFilter" />
        </Link>
      )}
    </div>
  );
}
