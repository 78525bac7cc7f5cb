import { useEffect, useRef, useState } from 'react';
import { changeAppState } from '#kit/client/storage/app-state.ts';
import { call } from '#kit/client/call/call.ts';
import { enter, useSignedInUser, type SignedInUser } from '#kit/client/session/session.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { selectGroup } from './selected-group.graphql.generated.ts';

type Group = NonNullable<SignedInUser['groups']>[number];

interface SelectedGroup {
  groups: readonly Group[];
  selected: Group | null;
  /** A user who looks at the site in another's place leaves that person's choice alone. */
  maySelect: boolean;
  select: (groupId: string) => void;
}

/** The group whose courses and dates a user sees. The profile decides; this browser only keeps a copy. */
export function useSelectedGroup(): SelectedGroup {
  const { groups: own, selectedGroup, impersonatingUser } = useSignedInUser();
  const { wanted, select } = useLastChoice();
  const groups = own ?? [];
  useEffect(
    function keepACopy() {
      changeAppState({ selectedGroup, userGroups: own ?? [] });
    },
    [own, selectedGroup],
  );
  return {
    groups,
    selected: groups.find(({ _id }) => _id === (wanted ?? selectedGroup)) ?? null,
    maySelect: impersonatingUser === null,
    select,
  };
}

/**
 * Saves what was chosen last. One call is made after the other, because two under way at once might reach the server
 * in the wrong order; what an overtaken one brings, good or bad, is of no interest any more.
 */
function useLastChoice(): { wanted: string | null; select: (groupId: string) => void } {
  const toastProblem = useProblemToast();
  /** What was just chosen shows at once, and not any more when it could not be saved. */
  const [wanted, setWanted] = useState<string | null>(null);
  const last = useRef<string | null>(null);

  async function save(groupId: string): Promise<void> {
    const isOvertaken = (): boolean => last.current !== groupId;
    try {
      const { updateUserProfile: user } = await call(selectGroup, { groupId });
      if (!isOvertaken()) enter(user);
    } catch (problem) {
      if (!isOvertaken()) toastProblem(problem);
    }
    if (last.current !== null && isOvertaken()) await save(last.current);
  }

  function select(groupId: string): void {
    const isSaving = last.current !== null;
    last.current = groupId;
    setWanted(groupId);
    if (isSaving) return;
    void save(groupId).finally(() => {
      last.current = null;
      setWanted(null);
    });
  }

  return { wanted, select };
}
