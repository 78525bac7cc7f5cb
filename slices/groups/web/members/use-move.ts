import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { SHOWN_PERSON } from '#slices/people/web/api.ts';
import { oneGroup } from '../group.graphql.generated.ts';
import { groups } from '../groups.graphql.generated.ts';
import { groupMembers, moveGroupMembers } from './members.graphql.generated.ts';
import { personMemberships } from './person-groups.graphql.generated.ts';

/** What shows who is in which group. */
export const MEMBERSHIPS = [groupMembers, oneGroup, groups, personMemberships, ...SHOWN_PERSON];

interface Place {
  _id: string;
  name: string;
}

type Move = (
  people: readonly { _id: string; fullName: string }[],
  from: Place,
  to: Place,
) => Promise<boolean>;

/** Moves people from one group to another. On the same day a move back takes it back. */
export function useMove(): Move {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: MEMBERSHIPS });

  return async (people, from, to) => {
    const personIds = people.map(({ _id }) => _id);
    const store = ([left, entered]: readonly [Place, Place]) =>
      mutate(moveGroupMembers, { groupId: left._id, toGroupId: entered._id, personIds });
    const told = ({ name: group }: Place) =>
      people.length === 1
        ? text('memberMoved', { name: people[0]?.fullName ?? '', group })
        : text('membersMoved', { count: people.length, name: group });
    if (!(await store([from, to]))) return false;
    undoToast(
      told(to),
      () => void store([to, from]).then((back) => back && showToast('success', told(from))),
    );
    return true;
  };
}
