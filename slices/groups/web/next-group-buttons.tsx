import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { yearAfter } from '../rules/promotion.ts';
import { fieldsOfNext } from './group-fields.ts';
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
  // The id is made with the window, so that everything it sends is about one group.
  const [open, setOpen] = useState<{ action: 'copy' | 'promote'; newId: string } | null>(null);
  const { _id: groupId, promotedToId } = group;
  const nextYear = yearAfter(group.studyYear);
  const start = (action: 'copy' | 'promote') => setOpen({ action, newId: crypto.randomUUID() });

  async function takeBack(): Promise<void> {
    if (!(await mutate(undoPromotion, { groupId }))) return;
    showToast('success', text('promotionUndone'));
    await navigate(`/groups/${groupId}`);
  }

  function goTo({ _id }: OneGroupFragment): void {
    if (open?.action === 'promote') undoToast(text('groupWasPromoted'), () => void takeBack());
    else showToast('success', text('groupSaved'));
    void navigate(`/groups/${_id}`);
  }

  const copy = (newId: string): GroupBeginning => ({
    title: <Text id="copyGroup" />,
    fields: fieldsOfNext(group, group.studyYear),
    fixed: [],
    make: async (groupInput) =>
      (await call(createGroup, { groupId: newId, groupInput, copyOf: groupId })).createGroup,
  });
  const promotion = (newGroupId: string): GroupBeginning => ({
    title: text('promoteGroupNamed', { name: group.name }),
    lead: (
      <p className={styles['quiet']}>
        <Text id="promoteGroupHelp" />
      </p>
    ),
    fields: { ...fieldsOfNext(group, nextYear), openForSignUp: '' },
    fixed: ['regionId', 'studyYear'],
    make: async (groupInput) => (await call(promoteGroup, { groupId, newGroupId, groupInput })).promoteGroup,
  });

  return (
    <>
      {promotedToId && (
        <LinkButton to={`/groups/${promotedToId}`}>
          <Icon name="arrowRight" />
          <Text id="promotedTo" />
        </LinkButton>
      )}
      {!promotedToId && nextYear && !group.archived && group.membersNow > 0 && (
        <Button aria-haspopup="dialog" disabled={campuses.length === 0} onClick={() => start('promote')}>
          <Icon name="arrowRight" />
          <Text id="promoteGroup" />
        </Button>
      )}
      <Button aria-haspopup="dialog" disabled={campuses.length === 0} onClick={() => start('copy')}>
        <Icon name="plus" />
        <Text id="copyGroup" />
      </Button>
      {open && (
        <GroupDialog
          groupId={open.newId}
          group={null}
          beginning={open.action === 'copy' ? copy(open.newId) : promotion(open.newId)}
          campuses={campuses}
          onClose={() => setOpen(null)}
          onSaved={goTo}
        />
      )}
    </>
  );
}
