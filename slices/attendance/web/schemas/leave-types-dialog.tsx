import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { DEFAULT_LOCALE, languageName, LOCALES } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { MAX_LEAVE_TYPE_NAME } from '../../rules/schema.ts';
import type { SchemaDialogProps } from './schema-dialogs.tsx';
import { attendanceSchemas, saveLeaveTypes, type KeptSchemaFragment } from './schemas.graphql.generated.ts';
import styles from './schemas.module.css';

type WrittenType = Pick<KeptSchemaFragment['leaveTypes'][number], '_id' | 'names'>;

const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The types of leave of a schema. English is required; the other languages unfold. */
export function LeaveTypesDialog({ schema, onClose }: SchemaDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [attendanceSchemas], afterRefusalToo: true });
  const [types, setTypes] = useState<readonly WrittenType[]>(schema.leaveTypes);

  async function save(values: Record<string, string>): Promise<void> {
    const leaveTypes = types.map(({ _id }) => ({
      _id,
      names: LOCALES.map((locale) => ({ locale, name: values[`${locale}-${_id}`] ?? '' })).filter(
        ({ name }) => name !== '',
      ),
    }));
    const { _id: schemaId, version } = schema;
    if (!(await mutate(saveLeaveTypes, { schemaId, version, leaveTypes }))) return;
    onClose();
    showToast('success', text('recordSaved', { name: schema.name }));
  }

  return (
    <Modal isOpen title={<Text id="editLeaveTypes" />} onClose={onClose}>
      <Form id="leaveTypes" onSubmit={save}>
        <div className={styles['rows']}>
          {types.map((type) => (
            <fieldset key={type._id} className={styles['type']}>
              <NameField type={type} locale={DEFAULT_LOCALE} />
              <IconButton
                icon="trash"
                label={text('removeLeaveType', { name: nameIn(type, DEFAULT_LOCALE) })}
                onClick={() => setTypes(types.filter((one) => one !== type))}
              />
              <details>
                <summary>
                  <Text id="otherLanguages" />
                </summary>
                <div className={styles['languages']}>
                  {OTHER_LOCALES.map((locale) => (
                    <NameField key={locale} type={type} locale={locale} />
                  ))}
                </div>
              </details>
            </fieldset>
          ))}
        </div>
        <Button onClick={() => setTypes([...types, { _id: crypto.randomUUID(), names: [] }])}>
          <Icon name="plus" />
          <Text id="addLeaveType" />
        </Button>
      </Form>
    </Modal>
  );
}

const nameIn = ({ names }: WrittenType, locale: string): string =>
  names.find((one) => one.locale === locale)?.name ?? '';

const NameField = ({ type, locale }: { type: WrittenType; locale: string }) => (
  <TextField
    name={`${locale}-${type._id}`}
    label={languageName(locale)}
    defaultValue={nameIn(type, locale)}
    maxLength={MAX_LEAVE_TYPE_NAME}
    autoComplete="off"
    required={locale === DEFAULT_LOCALE}
  />
);
