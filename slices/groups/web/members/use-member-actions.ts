import { useState } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { mayTakeOut } from '#slices/groups/rules/membership.ts';
import { oneGroup, type OneGroupFragment } from '../group.graphql.generated.ts';
import {
  addGroupMember,
  endMembership,
  groupMembers,
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
export function useMemberActions({ _id: groupId, today }: OneGroupFragment): MemberActions {
  const text = useText();
  const undoToast = useUndoToast();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const { mutate } = useMutation({ stale: [groupMembers, oneGroup] });

  async function add(personId: string): Promise<boolean> {
    const added = await mutate(addGroupMember, { groupId, personId });
    if (!added) return false;
    const { addGroupMember: member } = added;
    const words = text('memberAdded', { name: member.fullName });
    if (mayTakeOut(member, today)) undoToast(words, () => void takeOut(member));
    else showToast('success', words);
    return true;
  }

  async function end(member: Member, lastDay: Day): Promise<boolean> {
    const { _id: personId, fullName, lastDay: before } = member;
    if (!(await mutate(endMembership, { groupId, personId, lastDay }))) return false;
    undoToast(
      text('lastDaySaved', { name: fullName }),
      () => void (before ? end(member, before) : add(personId)),
    );
    return true;
  }

  async function takeOut({ _id: personId, fullName }: Member): Promise<boolean> {
    if (!(await mutate(removeGroupMember, { groupId, personId }))) return false;
    undoToast(text('memberTakenOut', { name: fullName }), () => void add(personId));
    return true;
  }

  return { leaving, setLeaving, add, end, takeOut };
}
