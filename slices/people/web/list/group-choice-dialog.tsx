import { useQuery } from '#kit/client/query/use-query.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { groupsToFilter } from './bulk.graphql.generated.ts';

interface GroupChoiceDialogProps {
  onClose: () => void;
  onChoose: (groupId: string) => Promise<void>;
}

/** Asks for the group that people are put into. */
export function GroupChoiceDialog({ onClose, onChoose }: GroupChoiceDialogProps) {
  const text = useText();
  const groups = useQuery(groupsToFilter, { regionId: null }).data?.groups.rows ?? [];
  return (
    <Modal isOpen title={<Text id="addToGroup" />} onClose={onClose}>
      <Form<'groupId'>
        id="group-choice"
        submitLabel={text('addToGroup')}
        onSubmit={({ groupId }) => onChoose(groupId)}
      >
        <SelectField
          name="groupId"
          label={text('newPersonGroup')}
          options={groups.map(({ _id, name, regionName }) => ({
            value: _id,
            label: `${name} · ${regionName}`,
          }))}
          required
        />
      </Form>
    </Modal>
  );
}
