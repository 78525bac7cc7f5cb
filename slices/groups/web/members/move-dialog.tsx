import { useMemo, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { Suggestion, SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { OneGroupFragment } from '../group.graphql.generated.ts';
import styles from '../groups.module.css';
import { groupsToMoveTo, type ListedMemberFragment } from './members.graphql.generated.ts';

interface MoveDialogProps {
  group: Pick<OneGroupFragment, '_id' | 'name' | 'regionId' | 'regionName'>;
  /** Groups that the people moved are in already. */
  taken?: readonly string[];
  members: readonly Pick<ListedMemberFragment, 'fullName'>[];
  onMove: (to: { _id: string; name: string }) => Promise<boolean>;
  onClose: () => void;
}

const NONE: readonly string[] = [];

/** To which group members go. Today is their last day in the one and their first in the other. */
export function MoveDialog({ group, taken = NONE, members, onMove, onClose }: MoveDialogProps) {
  const text = useText();
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const source = useMemo(
    () => otherGroups([group._id, ...taken], group.regionId),
    [group._id, taken, group.regionId],
  );
  const title =
    members.length === 1
      ? text('moveMemberNamed', { name: members[0]?.fullName ?? '' })
      : text('moveMembersCounted', { count: members.length });
  return (
    <Modal isOpen title={title} onClose={onClose}>
      <p className={styles['quiet']}>{text('moveMemberLead', { group: group.name })}</p>
      <Form
        id="move-members"
        submitLabel={text('moveSelected')}
        onSubmit={async () => {
          if (chosen && (await onMove({ _id: chosen.value, name: chosen.label }))) onClose();
        }}
      >
        <Combobox
          name="group"
          label={text('moveMembersTo')}
          help={text('moveMembersToHelp', { campus: group.regionName })}
          source={source}
          onChoose={setChosen}
          opensAtOnce
          required
        />
      </Form>
    </Modal>
  );
}

/** Only those of the campus: nobody is moved to where they do not belong. */
const otherGroups =
  (groupIds: readonly string[], regionId: string): SuggestionSource =>
  async (search, signal) => {
    const { groups } = await call(groupsToMoveTo, { search, regionId }, { signal });
    return groups.rows
      .filter(({ _id }) => !groupIds.includes(_id))
      .map(({ _id, name }) => ({ value: _id, label: name }));
  };
