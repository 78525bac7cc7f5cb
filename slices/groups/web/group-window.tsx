import { useState } from 'react';
import { call } from '#kit/client/call.ts';
import { CallProblem } from '#kit/client/call-problem.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { mergedFields } from '#kit/ui/form/merged-fields.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { fieldsOf, groupInputOf, NEW_GROUP, type GroupField, type GroupFields } from './group-fields.ts';
import { GroupFormFields } from './group-form-fields.tsx';
import { createGroup, oneGroup, updateGroup, type OneGroupFragment } from './group.graphql.generated.ts';

interface GroupWindowProps {
  groupId: string;
  /** Null for one that is still to be made. */
  group: OneGroupFragment | null;
  campuses: readonly SelectOption[];
  onClose: () => void;
  onSaved: (group: OneGroupFragment) => void;
}

/** Everything that is said about a group, saved together. What another window has saved is never undone unseen. */
export function GroupWindow({ groupId, group, campuses, onClose, onSaved }: GroupWindowProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  // What the next press of the button is based on, and what the fields begin with.
  const [known, setKnown] = useState(group);
  const [fields, setFields] = useState(group ? fieldsOf(group) : firstFields(campuses));
  const isFixed = known !== null && known.membersEver > 0;

  async function save(values: Record<GroupField, string>): Promise<void> {
    const typed: GroupFields = {
      ...NEW_GROUP,
      ...values,
      regionId: isFixed ? known.regionId : values.regionId,
    };
    try {
      const saved = await send(typed);
      showToast('success', text('groupSaved'));
      onClose();
      onSaved(saved);
    } catch (problem) {
      toastProblem(problem);
      if (problem instanceof CallProblem && problem.problem === 'changedMeanwhile')
        await takeOver(typed).catch(toastProblem);
    }
  }

  async function send(typed: GroupFields): Promise<OneGroupFragment> {
    const groupInput = groupInputOf(typed);
    return known
      ? (await call(updateGroup, { groupId, version: known.version, groupInput })).updateGroup
      : (await call(createGroup, { groupId, groupInput })).createGroup;
  }

  /** Brings in what another window has saved; what was typed here stays, to be looked at and saved again. */
  async function takeOver(typed: GroupFields): Promise<void> {
    const { group: now } = await call(oneGroup, { groupId });
    if (!now) return;
    setFields(mergedFields(typed, known ? fieldsOf(known) : fieldsOf(now), fieldsOf(now)));
    setKnown(now);
  }

  return (
    <Modal isOpen title={<Text id={group ? 'editGroup' : 'newGroup'} />} onClose={onClose}>
      <Form<GroupField> key={known?.version} id="group" onSubmit={save}>
        <GroupFormFields fields={fields} campuses={campuses} isCampusFixed={isFixed} />
      </Form>
    </Modal>
  );
}

/** Whoever looks after one campus need not choose it. */
const firstFields = (campuses: readonly SelectOption[]): GroupFields => ({
  ...NEW_GROUP,
  regionId: campuses.length === 1 ? (campuses[0]?.value ?? '') : '',
});
