import { call } from '#kit/client/call/call.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { RoleWish } from '#slices/people/rules/roles.ts';
import { setUserRole, type OnePersonFragment } from './person.graphql.generated.ts';
import { useAction } from '#kit/client/call/use-action.ts';

/** Gives or takes a role, and offers to have it as it was before. */
export function useSetRole(
  { _id: userId, fullName: name }: OnePersonFragment,
  onChanged: () => void,
): (wish: RoleWish, before: RoleWish) => Promise<void> {
  const text = useText();
  const undoToast = useUndoToast();
  const { attempt } = useAction();

  async function store({ role, isEverywhere, regionIds }: RoleWish): Promise<void> {
    await call(setUserRole, { userId, role, isEverywhere, regionIds: [...regionIds] });
    onChanged();
  }

  return (wish, before) =>
    attempt(async () => {
      await store(wish);
      undoToast(text('rolesChanged', { name }), () => void attempt(() => store(before)));
    });
}
