import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { group as fields } from '../rules/group.ts';
import { nextIntake } from '../rules/next-intake.ts';
import { yearAfter } from '../rules/promotion.ts';
import { GroupDialog, type GroupBeginning } from './group-dialog.tsx';
import { createGroup, type OneGroupFragment } from './group.graphql.generated.ts';
import { PromoteDialog } from './promote-dialog.tsx';

interface NextGroupButtonsProps {
  group: OneGroupFragment;
  campuses: readonly SelectOption[];
}

/** Makes another group of one: the same for the next intake, or the next year for those who are in it. */
export function NextGroupButtons({ group, campuses }: NextGroupButtonsProps) {
  const text = useText();
  const navigate = useNavigate();
  const [action, setAction] = useState<'copy' | 'promote' | null>(null);
  const { _id: groupId, promotedToId } = group;
  const close = () => setAction(null);

  const copy: GroupBeginning = {
    title: <Text id="copyGroup" />,
    initial: fieldValues(fields, {
      ...group,
      intake: nextIntake(group.intake),
      name: nextIntake(group.name),
    }),
    fixed: [],
    make: async (newId, groupInput) =>
      (await call(createGroup, { groupId: newId, groupInput, copyOf: groupId })).createGroup,
  };

  return (
    <>
      {promotedToId && (
        <LinkButton to={`/groups/${promotedToId}`}>
          <Icon name="arrowRight" />
          <Text id="promotedTo" />
        </LinkButton>
      )}
      {yearAfter(group.studyYear) && !group.archived && group.membersNow > 0 && (
        <Button aria-haspopup="dialog" disabled={campuses.length === 0} onClick={() => setAction('promote')}>
          <Icon name="arrowRight" />
          <Text id="promoteGroup" />
        </Button>
      )}
      <Button aria-haspopup="dialog" disabled={campuses.length === 0} onClick={() => setAction('copy')}>
        <Icon name="plus" />
        <Text id="copyGroup" />
      </Button>
      {action === 'promote' && <PromoteDialog group={group} campuses={campuses} onClose={close} />}
      {action === 'copy' && (
        <GroupDialog
          group={null}
          beginning={copy}
          campuses={campuses}
          onClose={close}
          onSaved={({ _id, name }) => {
            showToast('success', text('recordSaved', { name }));
            void navigate(`/groups/${_id}`);
          }}
        />
      )}
    </>
  );
}
