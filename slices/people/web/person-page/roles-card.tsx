import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  checkRoleWish,
  GIVABLE_ROLES,
  roleNow,
  type GivableRole,
  type RoleWish,
} from '#slices/people/rules/roles.ts';
import { choicesForPerson, type OnePersonFragment, setUserRole } from './person.graphql.generated.ts';
import { personAsHolder, readerAsActor } from '../reader-as-actor.ts';
import { RoleChip, roleName } from '../role-chip.tsx';
import { RoleDialog } from './role-dialog.tsx';
import styles from '../users.module.css';
import { SHOWN_PERSON } from './shown-person.ts';

export function RolesCard({ person }: { person: OnePersonFragment }) {
  const text = useText();
  const { formatList } = useIntl();
  const regions = useQuery(choicesForPerson, {}).data?.regions ?? [];
  const actor = readerAsActor(useSignedInUser(), regions);
  const holder = personAsHolder(person);
  const [edited, setEdited] = useState<GivableRole | null>(null);
  const setRole = useSetRole(person);
  const nameOf = (id: string) => person.regions?.find(({ _id }) => _id === id)?.name ?? id;

  const shown = GIVABLE_ROLES.map((role) => {
    const now = roleNow(holder, role);
    const ways = waysFor(actor, holder, role);
    return { role, now, isHeld: now.isEverywhere || now.regionIds.length > 0, mayChange: ways.length > 0 };
  }).filter(({ isHeld, mayChange }) => isHeld || mayChange);

  return (
    <Card title={<Text id="personRoles" />}>
      <FactList
        facts={shown.map(({ role, now, isHeld, mayChange }) => ({
          term: roleName(role, text),
          value: (
            <span className={styles['role']}>
              {isHeld ? <RoleChip role={role} /> : <Text id="roleNotHeld" />}
              {now.isEverywhere && role !== 'superadmin' && <Text id="roleEverywhere" />}
              {now.regionIds.length > 0 && formatList(now.regionIds.map(nameOf))}
              {mayChange && (
                <IconButton
                  icon="edit"
                  size="small"
                  label={text('changeRoleNamed', { role: roleName(role, text) })}
                  onClick={() => setEdited(role)}
                />
              )}
            </span>
          ),
        }))}
      />
      {edited && (
        <RoleDialog
          now={roleNow(holder, edited)}
          campuses={(person.regions ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          isAllowed={(wish) => checkRoleWish(actor, holder, wish) === null}
          onClose={() => setEdited(null)}
          onSet={setRole}
        />
      )}
    </Card>
  );
}

type Actor = ReturnType<typeof readerAsActor>;
type Holder = ReturnType<typeof personAsHolder>;

/** What the reader could make of a role, other than what it is. */
function waysFor(actor: Actor, holder: Holder, role: GivableRole) {
  const now = roleNow(holder, role);
  const wishes = [
    { role, isEverywhere: true, regionIds: [] },
    ...holder.regionIds.map((regionId) => ({
      role,
      isEverywhere: false,
      regionIds: now.regionIds.includes(regionId)
        ? now.regionIds.filter((id) => id !== regionId)
        : [...now.regionIds, regionId],
    })),
    { role, isEverywhere: false, regionIds: [] },
  ];
  const isOther = (wish: (typeof wishes)[number]) =>
    wish.isEverywhere !== now.isEverywhere || wish.regionIds.join() !== now.regionIds.join();
  return wishes.filter((wish) => isOther(wish) && checkRoleWish(actor, holder, wish) === null);
}

function useSetRole({
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
