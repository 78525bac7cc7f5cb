import { useEffect, useState } from 'react';
import { appState, changeAppState } from '#kit/client/app-state.ts';
import { call } from '#kit/client/call.ts';
import { CallProblem } from '#kit/client/call-problem.ts';
import { enter, useSignedInUser, type SignedInUser } from '#kit/client/session/session.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import { selectGroup } from './selected-group.graphql.generated.ts';

type Group = NonNullable<SignedInUser['groups']>[number];

interface SelectedGroup {
  groups: readonly Group[];
  selected: Group | null;
  /** Whoever looks at the site in another's place leaves that person's choice alone. */
  maySelect: boolean;
  select: (groupId: string) => void;
}

async function save(groupId: string): Promise<void> {
  const answer = await call(selectGroup, { groupId });
  enter(answer.updateUserProfile);
}

/**
 * The group whose courses and dates somebody sees. The profile decides; this browser keeps a copy. Where the profile
 * named none that is still theirs, the server has chosen one, and that choice is saved once.
 */
export function useSelectedGroup(): SelectedGroup {
  const { groups: own, selectedGroup, impersonatingUser } = useSignedInUser();
  const toastProblem = useProblemToast();
  /** What was just chosen shows at once, and not any more when it could not be saved. */
  const [wanted, setWanted] = useState<string | null>(null);
  const groups = own ?? [];
  const isOwnVisit = impersonatingUser === null;
  useEffect(
    function keepACopy() {
      if (appState().selectedGroup === selectedGroup) return;
      changeAppState({ selectedGroup, userGroups: own ?? [] });
      if (selectedGroup === null || !isOwnVisit) return;
      save(selectedGroup).catch((problem: unknown) => {
        // The server chooses the same group again next time; there is nothing to tell.
        if (!(problem instanceof CallProblem)) throw problem;
      });
    },
    [own, selectedGroup, isOwnVisit],
  );
  return {
    groups,
    selected: groups.find(({ _id }) => _id === (wanted ?? selectedGroup)) ?? null,
    maySelect: isOwnVisit,
    select: (groupId) => {
      setWanted(groupId);
      void save(groupId)
        .catch(toastProblem)
        .finally(() => setWanted(null));
    },
  };
}
