import { useState, type ReactNode } from 'react';
import { call } from '#kit/client/call/call.ts';
import { regionToBeginWith, rememberRegion } from '#kit/client/storage/selected-region.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { mergedFields } from '#kit/ui/form/merged-fields.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import {
  fieldsOf,
  groupInputOf,
  NEW_GROUP,
  type GroupField,
  type GroupFields,
  type GroupInput,
} from './group-fields.ts';
import { GroupFormFields } from './group-form-fields.tsx';
import { createGroup, oneGroup, updateGroup, type OneGroupFragment } from './group.graphql.generated.ts';
import { groups } from './groups.graphql.generated.ts';

/** How a group begins that is made of another one. */
export interface GroupBeginning {
  title: ReactNode;
  /** Stands over the fields. */
  lead?: ReactNode;
  fields: GroupFields;
  fixed: readonly GroupField[];
  make: (groupInput: GroupInput) => Promise<OneGroupFragment>;
}

interface GroupDialogProps {
  groupId: string;
  /** What is changed: a group, or nothing yet where one is to be made, from the beginning or of another one. */
  group: OneGroupFragment | null;
  beginning?: GroupBeginning;
  campuses: readonly SelectOption[];
  onClose: () => void;
  onSaved?: (group: OneGroupFragment) => void;
}

/** Everything that is said about a group, saved together. What another window has saved is never undone unseen. */
export function GroupDialog(props: GroupDialogProps) {
  const { groupId, group, beginning, campuses, onClose, onSaved } = props;
  const text = useText();
  const { attempt } = useMutation({ stale: [groups] });
  // What the next press of the button is based on, and what the fields begin with.
  const [known, setKnown] = useState(group);
  const [fields, setFields] = useState(
    group ? fieldsOf(group) : (beginning?.fields ?? firstFields(campuses)),
  );
  const fixed = known && known.membersEver > 0 ? (['regionId'] as const) : (beginning?.fixed ?? []);

  async function save(values: Record<GroupField, string>): Promise<void> {
    // A field that cannot be chosen is not handed over by the form, nor is a checkbox that is not checked.
    const kept = Object.fromEntries(fixed.map((name) => [name, fields[name]]));
    const typed: GroupFields = { ...NEW_GROUP, ...values, ...kept };
    const saved = await attempt(() => send(groupInputOf(typed)), { changedMeanwhile: () => takeOver(typed) });
    if (!saved) return;
    if (!known) rememberRegion(typed.regionId);
    if (!beginning) showToast('success', text('groupSaved'));
    onClose();
    onSaved?.(saved);
  }

  async function send(groupInput: GroupInput): Promise<OneGroupFragment> {
    if (known) return (await call(updateGroup, { groupId, version: known.version, groupInput })).updateGroup;
    if (beginning) return beginning.make(groupInput);
    return (await call(createGroup, { groupId, groupInput, copyOf: null })).createGroup;
  }

  /** Brings in what another window has saved; what was typed here stays, to be looked at and saved again. */
  async function takeOver(typed: GroupFields): Promise<void> {
    const { group: now } = await call(oneGroup, { groupId });
    if (!now) return;
    setFields(mergedFields(typed, known ? fieldsOf(known) : fieldsOf(now), fieldsOf(now)));
    setKnown(now);
  }

  return (
    <Modal
      isOpen
      title={beginning?.title ?? <Text id={group ? 'editGroup' : 'newGroup'} />}
      onClose={onClose}
    >
      {beginning?.lead}
      <Form<GroupField> key={known?.version} id="group" onSubmit={save}>
        <GroupFormFields fields={fields} campuses={campuses} fixed={fixed} />
      </Form>
    </Modal>
  );
}

/** Whoever looks after one campus need not choose it, and whoever looks after several goes on with the last one. */
const firstFields = (campuses: readonly SelectOption[]): GroupFields => ({
  ...NEW_GROUP,
  regionId: regionToBeginWith(campuses),
});
