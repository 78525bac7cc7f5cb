import { useState } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { mayTakeOut } from '#slices/groups/rules/membership.ts';
import type { OneGroupFragment } from '../group.graphql.generated.ts';
import {
  addGroupMember,
  endMembership,
  removeGroupMember,
  type ListedMemberFragment,
} from './members.graphql.generated.ts';

export type Member = ListedMemberFragment;

export interface MemberActions {
  /** Whose last day is being set. */
  leaving: Member | null;
  setLeaving: (member: Member | null) => void;
  /** Puts somebody into the group, or has them stay in it; tells whether it was done. */
  add: (personId: string) => Promise<boolean>;
  end: (member: Member, lastDay: Day) => Promise<boolean>;
  takeOut: (member: Member) => Promise<boolean>;
}

/** What can be done about the members of a group. Each action is told in a toast that offers to take it back. */
export function useMemberActions(
  { _id: groupId, today }: OneGroupFragment,
  onChanged: () => void,
): MemberActions {
  const text = useText();
  const undoToast = useUndoToast();
  const [leaving, setLeaving] = useState<Member | null>(null);

  const attempt = useAttempt(onChanged);

  const add = (personId: string): Promise<boolean> =>
    attempt(async () => {
      const { addGroupMember: member } = await call(addGroupMember, { groupId, personId });
      const words = text('memberAdded', { name: member.fullName });
      if (mayTakeOut(member, today)) undoToast(words, () => void takeOut(member));
      else showToast('success', words);
    });

  const end = (member: Member, lastDay: Day): Promise<boolean> =>
    attempt(async () => {
      const { _id: personId, fullName, lastDay: before } = member;
      await call(endMembership, { groupId, personId, lastDay });
      undoToast(
        text('lastDaySaved', { name: fullName }),
        () => void (before ? end(member, before) : add(personId)),
      );
    });

  const takeOut = ({ _id: personId, fullName }: Member): Promise<boolean> =>
    attempt(async () => {
      await call(removeGroupMember, { groupId, personId });
      undoToast(text('memberTakenOut', { name: fullName }), () => void add(personId));
    });

  return { leaving, setLeaving, add, end, takeOut };
}
