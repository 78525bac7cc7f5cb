import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { group as fields } from '../rules/group.ts';
import { nextIntake } from '../rules/next-intake.ts';
import { nextYearName } from '../rules/next-year-name.ts';
import type { Exception } from '../rules/requirements.ts';
import { yearAfter } from '../rules/promotion.ts';
import { Checklist } from './checklist.tsx';
import { GroupDialog, type GroupBeginning } from './group-dialog.tsx';
import {
  createGroup,
  oneGroup,
  promoteGroup,
  undoPromotion,
  type OneGroupFragment,
} from './group.graphql.generated.ts';
import styles from './groups.module.css';

interface NextGroupButtonsProps {
  group: OneGroupFragment;
  campuses: readonly SelectOption[];
}

/** Makes another group of one: the same for the next intake, or the next year for those who are in it. */
export function NextGroupButtons({ group, campuses }: NextGroupButtonsProps) {
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [oneGroup] });
  const [action, setAction] = useState<'copy' | 'promote' | null>(null);
  const [exceptions, setExceptions] = useState<Exception[]>([]);
  const { _id: groupId, promotedToId } = group;
  const nextYear = yearAfter(group.studyYear);

  async function takeBack(): Promise<void> {
    if (!(await mutate(undoPromotion, { groupId }))) return;
    showToast('success', text('promotionUndone'));
    await navigate(`/groups/${groupId}`);
  }

  function goTo({ _id, name }: OneGroupFragment): void {
    if (action === 'promote') undoToast(text('groupWasPromoted'), () => void takeBack());
    else showToast('success', text('recordSaved', { name }));
    void navigate(`/groups/${_id}`);
  }

  const nextGroup = { ...group, intake: nextIntake(group.intake) };
  const copy: GroupBeginning = {
    title: <Text id="copyGroup" />,
    initial: fieldValues(fields, { ...nextGroup, name: nextIntake(group.name) }),
    fixed: [],
    make: async (newId, groupInput) =>
      (await call(createGroup, { groupId: newId, groupInput, copyOf: groupId })).createGroup,
  };
  const promotion: GroupBeginning = {
    title: text('promoteGroupNamed', { name: group.name }),
    lead: (
      <>
        <p className={styles['quiet']}>
          <Text id="promoteGroupHelp" />
        </p>
        <Checklist groupId={groupId} isLeftOut={({ isLeaving }) => isLeaving} onExceptions={setExceptions} />
      </>
    ),
    initial: fieldValues(fields, {
      ...nextGroup,
      name: nextIntake(nextYearName(group.name, group.studyYear ?? 0)),
      studyYear: nextYear,
      openForSignUp: false,
    }),
    fixed: ['regionId', 'studyYear'],
    make: async (newGroupId, groupInput) =>
      (await call(promoteGroup, { groupId, newGroupId, groupInput, exceptions })).promoteGroup,
  };

  return (
    <>
      {promotedToId && (
        <LinkButton to={`/groups/${promotedToId}`}>
          <Icon name="arrowRight" />
          <Text id="promotedTo" />
        </LinkButton>
      )}
      {!promotedToId && nextYear && !group.archived && group.membersNow > 0 && (
        <Button
          aria-haspopup="dialog"
          disabled={campuses.length === 0}
          onClick={() => {
            setExceptions([]);
            setAction('promote');
          }}
        >
          <Icon name="arrowRight" />
          <Text id="promoteGroup" />
        </Button>
      )}
      <Button aria-haspopup="dialog" disabled={campuses.length === 0} onClick={() => setAction('copy')}>
        <Icon name="plus" />
        <Text id="copyGroup" />
      </Button>
      {action && (
        <GroupDialog
          group={null}
          beginning={action === 'copy' ? copy : promotion}
          campuses={campuses}
          onClose={() => setAction(null)}
          onSaved={goTo}
        />
      )}
    </>
  );
}
