import type { Day } from '#kit/calendar/day.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { mayTakeOut } from '#slices/groups/rules/membership.ts';
import type { OneGroupFragment } from '../group.graphql.generated.ts';
import {
  addGroupMember,
  endMemberships,
  removeGroupMember,
  type ListedMemberFragment as Member,
} from './members.graphql.generated.ts';
import { MEMBERSHIPS } from './use-move.ts';

export interface MemberActions {
  /** Has a member stay who has a last day, or had one. */
  keep: (member: Member) => Promise<boolean>;
  /** Puts a person into the group; tells whether it was done. */
  add: (personId: string) => Promise<boolean>;
  end: (members: readonly Member[], lastDay: Day) => Promise<boolean>;
  takeOut: (member: Member) => Promise<boolean>;
}

/** What can be done about the members of a group. Each action is told in a toast that offers to take it back. */
export function useMemberActions({ _id: groupId, today }: OneGroupFragment): MemberActions {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate, attempt } = useMutation({ stale: MEMBERSHIPS });

  async function add(personId: string): Promise<boolean> {
    const added = await mutate(addGroupMember, { groupId, personId });
    if (!added) return false;
    const { addGroupMember: member } = added;
    const words = text('memberAdded', { name: member.fullName });
    if (mayTakeOut(member, today)) undoToast(words, () => void takeOut(member));
    else showToast('success', words);
    return true;
  }

  async function keep({ _id: personId, fullName }: Member): Promise<boolean> {
    if (!(await mutate(addGroupMember, { groupId, personId }))) return false;
    showToast('success', text('memberKept', { name: fullName }));
    return true;
  }

  const storeDays = (members: readonly Member[], lastDay: Day | null) =>
    mutate(endMemberships, { groupId, personIds: members.map(({ _id }) => _id), lastDay });

  async function end(members: readonly Member[], lastDay: Day): Promise<boolean> {
    if (!(await storeDays(members, lastDay))) return false;
    // Each day they had before is given back to those who had it.
    const before = Map.groupBy(members, (member) => member.lastDay ?? null);
    undoToast(
      members.length === 1
        ? text('lastDaySaved', { name: members[0]?.fullName ?? '' })
        : text('lastDaysSaved', { count: members.length }),
      () =>
        void attempt(async () => {
          for (const [day, those] of before) await storeDays(those, day);
          return {};
        }),
    );
    return true;
  }

  async function takeOut({ _id: personId, fullName }: Member): Promise<boolean> {
    if (!(await mutate(removeGroupMember, { groupId, personId }))) return false;
    undoToast(text('memberTakenOut', { name: fullName }), () => void add(personId));
    return true;
  }

  return { add, end, keep, takeOut };
}
