import { useState } from 'react';
import { requireDay, type Day } from '#kit/calendar/day.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { MAX_TERM_NAME } from '../../rules/schema.ts';
import type { SchemaDialogProps } from './schema-dialogs.tsx';
import { attendanceSchemas, saveAttendanceTerms } from './schemas.graphql.generated.ts';
import styles from './schemas.module.css';

interface WrittenTerm {
  _id: string;
  name: string;
  firstDay: Day | null;
  lastDay: Day | null;
}

/** The terms of a schema that are not over, the latest first. What is over stays as it is. */
export function TermsDialog({ schema, onClose }: SchemaDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [attendanceSchemas], afterRefusalToo: true });
  const [today] = useState(readerToday);
  const over = schema.terms.filter(({ lastDay }) => lastDay < today);
  const [terms, setTerms] = useState<readonly WrittenTerm[]>(() =>
    schema.terms.filter((term) => !over.includes(term)).toReversed(),
  );

  async function save(values: Record<string, string>): Promise<void> {
    const written = terms.map((term) => ({
      _id: term._id,
      name: values[`name-${term._id}`] ?? term.name,
      firstDay: requireDay(values[`first-${term._id}`] ?? term.firstDay ?? ''),
      lastDay: requireDay(values[`last-${term._id}`] ?? term.lastDay ?? ''),
    }));
    const kept = over.map(({ _id, name, firstDay, lastDay }) => ({ _id, name, firstDay, lastDay }));
    const { _id: schemaId, version } = schema;
    if (!(await mutate(saveAttendanceTerms, { schemaId, version, terms: [...written, ...kept] }))) return;
    onClose();
    showToast('success', text('recordSaved', { name: schema.name }));
  }

  const add = (): void =>
    setTerms([{ _id: crypto.randomUUID(), name: '', firstDay: null, lastDay: null }, ...terms]);

  return (
    <Modal isOpen title={<Text id="editTerms" />} onClose={onClose}>
      <Form id="terms" onSubmit={save}>
        <Button onClick={add}>
          <Icon name="plus" />
          <Text id="addTerm" />
        </Button>
        <div className={styles['rows']}>
          {terms.map((term) => (
            <fieldset key={term._id} className={styles['row']}>
              <TextField
                name={`name-${term._id}`}
                label={text('termName')}
                defaultValue={term.name}
                maxLength={MAX_TERM_NAME}
                autoComplete="off"
                required
              />
              <IconButton
                icon="trash"
                label={text('removeTerm', { name: term.name })}
                onClick={() => setTerms(terms.filter((one) => one !== term))}
              />
              <DayField
                name={`first-${term._id}`}
                label={text('termFirstDay')}
                rules={{ today }}
                defaultDay={term.firstDay}
                required
              />
              <DayField
                name={`last-${term._id}`}
                label={text('termLastDay')}
                rules={{ today }}
                defaultDay={term.lastDay}
                required
              />
            </fieldset>
          ))}
        </div>
        {over.length > 0 && (
          <p className={styles['quiet']}>
            <Text id="pastTermsStay" values={{ count: over.length }} />
          </p>
        )}
      </Form>
    </Modal>
  );
}
