import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { RoleWish } from '#slices/people/rules/roles.ts';
import { setUserRole, type OnePersonFragment } from './person.graphql.generated.ts';
import { SHOWN_PERSON } from './shown-person.ts';

/** Gives or takes a role, and offers to have it as it was before. */
export function useSetRole({
  _id: userId,
  fullName: name,
}: OnePersonFragment): (wish: RoleWish, before: RoleWish) => Promise<void> {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: SHOWN_PERSON });

  const store = ({ role, isEverywhere, regionIds }: RoleWish) =>
    mutate(setUserRole, { userId, role, isEverywhere, regionIds: [...regionIds] });

  return async (wish, before) => {
    if (await store(wish)) undoToast(text('rolesChanged', { name }), () => void store(before));
  };
}
