import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { group as fields } from '../rules/group.ts';
import { nextIntake } from '../rules/next-intake.ts';
import { nextYearName } from '../rules/next-year-name.ts';
import { yearAfter } from '../rules/promotion.ts';
import { Checklist, useCandidates } from './checklist.tsx';
import { GroupDialog, type GroupBeginning } from './group-dialog.tsx';
import { promoteGroup, undoPromotion, type OneGroupFragment } from './group.graphql.generated.ts';
import styles from './groups.module.css';
import { moveGroupMembers } from './members/members.graphql.generated.ts';
import { MEMBERSHIPS } from './members/use-move.ts';

interface PromoteDialogProps {
  group: OneGroupFragment;
  campuses: readonly SelectOption[];
  onClose: () => void;
}

/** Sends members on to the next year: the first make a group of their own, those who follow later come into it. */
export function PromoteDialog({ group, campuses, onClose }: PromoteDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: MEMBERSHIPS });
  const candidates = useCandidates(group._id, 'PROMOTION', ({ isLeaving }) => isLeaving);
  const { exceptions, chosenIds } = candidates;
  const { _id: groupId, promotedToId } = group;
  const count = chosenIds.length;
  const submitLabel = text('promoteStudents', { count });
  const checklist = <Checklist candidates={candidates} nobodyLeft="everyoneIsLeaving" />;

  async function takeBack(): Promise<void> {
    if (!(await mutate(undoPromotion, { groupId }))) return;
    showToast('success', text('promotionUndone'));
    await navigate(`/groups/${groupId}`);
  }

  async function follow(nextId: string): Promise<void> {
    const asked = { groupId, newGroupId: nextId, groupInput: null, exceptions: [...exceptions] };
    if (!(await mutate(promoteGroup, asked))) return;
    const back = { groupId: nextId, toGroupId: groupId, personIds: [...chosenIds] };
    undoToast(
      text('studentsPromoted', { count }),
      () =>
        void mutate(moveGroupMembers, back).then(
          (done) => done && showToast('success', text('promotionUndone')),
        ),
    );
    onClose();
  }

  if (promotedToId)
    return (
      <Modal isOpen title={text('promoteGroupNamed', { name: group.name })} onClose={onClose}>
        <p className={styles['quiet']}>
          <Text id="promoteLaterHelp" />
        </p>
        <Form
          id="promote"
          submitLabel={submitLabel}
          isSubmitOff={count === 0}
          onSubmit={() => follow(promotedToId)}
        >
          {checklist}
        </Form>
      </Modal>
    );

  const beginning: GroupBeginning = {
    title: text('promoteGroupNamed', { name: group.name }),
    lead: (
      <>
        <p className={styles['quiet']}>
          <Text id="promoteGroupHelp" />
        </p>
        {checklist}
      </>
    ),
    submitLabel,
    isSubmitOff: count === 0,
    initial: fieldValues(fields, {
      ...group,
      intake: nextIntake(group.intake),
      name: nextIntake(nextYearName(group.name, group.studyYear ?? 0)),
      studyYear: yearAfter(group.studyYear),
      openForSignUp: false,
    }),
    fixed: ['regionId', 'studyYear'],
    make: async (newGroupId, groupInput) =>
      (await call(promoteGroup, { groupId, newGroupId, groupInput, exceptions: [...exceptions] }))
        .promoteGroup,
  };
  return (
    <GroupDialog
      group={null}
      beginning={beginning}
      campuses={campuses}
      onClose={onClose}
      onSaved={({ _id }) => {
        undoToast(text('studentsPromoted', { count }), () => void takeBack());
        void navigate(`/groups/${_id}`);
      }}
    />
  );
}
