import { useState, type ReactNode } from 'react';
import { call } from '#kit/client/call.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { ChangeEmailWindow } from './change-email-window.tsx';
import { DeactivateWindow } from './deactivate-window.tsx';
import { EditPersonWindow } from './edit-person-window.tsx';
import { GraduationWindow } from './graduation-window.tsx';
import { isMerged } from './is-merged.ts';
import { MergeWindow } from './merge-window.tsx';
import { deactivateUser, reactivateUser, type OnePersonFragment } from './person.graphql.generated.ts';
import { ResendEnrolmentButton } from './resend-enrolment-button.tsx';
import { useDeed } from '#kit/client/use-deed.ts';

interface PersonDeedsProps {
  person: OnePersonFragment;
  onChanged: () => void;
  /** What else can be done, by those slices that know of it. */
  children: ReactNode;
}

type OpenWindow = 'edit' | 'email' | 'deactivate' | 'graduation' | 'merge';

/** What an administrator can do about a person as a whole. */
export function PersonDeeds({ person, onChanged, children }: PersonDeedsProps) {
  const [open, setOpen] = useState<OpenWindow | null>(null);
  const { deactivate, reactivate, isProcessing } = useAccountState(person, onChanged);
  const close = () => setOpen(null);
  return (
    <>
      {person.status === 'UNVERIFIED' && <ResendEnrolmentButton userId={person._id} onSent={onChanged} />}
      {person.mayBeManaged && person.status === 'DISABLED' && !isMerged(person) && (
        <Button isProcessing={isProcessing} onClick={() => void reactivate()}>
          <Icon name="undo" />
          <Text id="reactivatePerson" />
        </Button>
      )}
      {children}
      <Button aria-haspopup="dialog" onClick={() => setOpen('edit')}>
        <Icon name="edit" />
        <Text id="editPerson" />
      </Button>
      <MoreMenu
        hasAccountDeeds={person.mayBeManaged === true && person.status !== 'DISABLED'}
        onOpen={setOpen}
      />
      {open === 'edit' && <EditPersonWindow person={person} onClose={close} onSaved={onChanged} />}
      {open === 'email' && <ChangeEmailWindow person={person} onClose={close} onChanged={onChanged} />}
      {open === 'graduation' && <GraduationWindow person={person} onClose={close} onChanged={onChanged} />}
      {open === 'merge' && <MergeWindow person={person} onClose={close} onChanged={onChanged} />}
      {open === 'deactivate' && (
        <DeactivateWindow name={person.fullName} onClose={close} onDeactivate={deactivate} />
      )}
    </>
  );
}

interface MoreMenuProps {
  /** Whether the account itself is in the reader's hands, and open. */
  hasAccountDeeds: boolean;
  onOpen: (window: OpenWindow) => void;
}

function MoreMenu({ hasAccountDeeds, onOpen }: MoreMenuProps) {
  const text = useText();
  return (
    <Menu
      label={text('more')}
      renderButton={(links) => (
        <Button {...links}>
          <Text id="more" />
          <Icon name="chevronDown" size="small" />
        </Button>
      )}
    >
      <MenuItem icon="award" action={() => onOpen('graduation')}>
        <Text id="graduatedSecondYear" />
      </MenuItem>
      {hasAccountDeeds && (
        <>
          <MenuItem icon="mail" action={() => onOpen('email')}>
            <Text id="changePersonEmail" />
          </MenuItem>
          <MenuItem icon="users" action={() => onOpen('merge')}>
            <Text id="mergeAccounts" />
          </MenuItem>
          <MenuItem icon="lock" tone="danger" action={() => onOpen('deactivate')}>
            <Text id="deactivatePerson" />
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** Closes and opens an account. Each is told in a toast that offers to take it back. */
function useAccountState({ _id: userId, fullName: name }: OnePersonFragment, onChanged: () => void) {
  const text = useText();
  const undoToast = useUndoToast();
  const { isProcessing, attempt } = useDeed();

  const deactivate = (reason: string): Promise<void> =>
    attempt(async () => {
      await call(deactivateUser, { userId, reason });
      onChanged();
      undoToast(text('personDeactivated', { name }), () => void reactivate());
    });

  const reactivate = (): Promise<void> =>
    attempt(async () => {
      await call(reactivateUser, { userId });
      onChanged();
      undoToast(text('personReactivated', { name }), () => void deactivate(text('takenBack')));
    });

  return { deactivate, reactivate, isProcessing };
}
