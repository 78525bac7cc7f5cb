import { useState, type ReactNode } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { useDependents } from '#kit/ui/modal/dependents.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { EMAIL_MAX, isEmail } from '#slices/people/rules/person.ts';
import { DeactivateDialog } from '../deactivate-dialog.tsx';
import { EditPersonDialog } from './edit-person-dialog.tsx';
import { GraduationDialog } from './graduation-dialog.tsx';
import { isMerged } from './is-merged.ts';
import { MergeDialog } from './merge-dialog.tsx';
import {
  deactivateUser,
  reactivateUser,
  type OnePersonFragment,
  changeUserEmail,
} from './person.graphql.generated.ts';
import { SHOWN_PERSON } from './shown-person.ts';
import { CheckedField } from '../checked-field.tsx';
import styles from '../users.module.css';
import { resendEnrolment } from '../list/enrolment.graphql.generated.ts';

type OpenDialog = 'edit' | 'email' | 'deactivate' | 'graduation' | 'merge';

interface PersonActionsProps {
  person: OnePersonFragment;
  /** Whether the reader administers the person; a manager only invites them again. */
  isInCharge: boolean;
  children: ReactNode;
}

export function PersonActions({ person, isInCharge, children }: PersonActionsProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { deactivate, reactivate, isBusy } = useAccountState(person);
  const close = () => setOpen(null);
  const dependents = useDependents({
    personGroupsNow: (person.groups ?? []).filter(({ archived }) => !archived).length,
    personRolesHeld: (person.roles ?? []).filter((role) => role !== 'user').length,
  });
  return (
    <>
      {person.status === 'UNVERIFIED' && <ResendEnrolmentButton userId={person._id} />}
      {person.mayBeManaged && person.status === 'DISABLED' && !isMerged(person) && (
        <Button isProcessing={isBusy} onClick={() => void reactivate()}>
          <Icon name="undo" />
          <Text id="reactivatePerson" />
        </Button>
      )}
      {children}
      {isInCharge && (
        <>
          <Button aria-haspopup="dialog" onClick={() => setOpen('edit')}>
            <Icon name="edit" />
            <Text id="editPerson" />
          </Button>
          <MoreMenu
            hasAccountActions={person.mayBeManaged === true && person.status !== 'DISABLED'}
            onOpen={setOpen}
          />
        </>
      )}
      {open === 'edit' && <EditPersonDialog person={person} onClose={close} />}
      {open === 'email' && <ChangeEmailDialog person={person} onClose={close} />}
      {open === 'graduation' && <GraduationDialog person={person} onClose={close} />}
      {open === 'merge' && <MergeDialog person={person} onClose={close} />}
      {open === 'deactivate' && (
        <DeactivateDialog
          name={person.fullName}
          dependents={dependents}
          onClose={close}
          onDeactivate={deactivate}
        />
      )}
    </>
  );
}

interface MoreMenuProps {
  /** Whether the account itself is in the reader's hands, and open. */
  hasAccountActions: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

function MoreMenu({ hasAccountActions, onOpen }: MoreMenuProps) {
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
      {hasAccountActions && (
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

function useAccountState({ _id: userId, fullName: name }: OnePersonFragment) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: SHOWN_PERSON });

  async function deactivate(reason: string): Promise<void> {
    if (!(await mutate(deactivateUser, { userId, reason }))) return;
    undoToast(text('personDeactivated', { name }), () => void reactivate());
  }

  async function reactivate(): Promise<void> {
    if (!(await mutate(reactivateUser, { userId }))) return;
    undoToast(text('personReactivated', { name }), () => void deactivate(text('takenBack')));
  }

  return { deactivate, reactivate, isBusy };
}

function ChangeEmailDialog({ person, onClose }: { person: OnePersonFragment; onClose: () => void }) {
  const text = useText();
  const { mutate } = useMutation({ stale: SHOWN_PERSON });
  const isProved = person.status === 'ACTIVE';

  async function change({ newEmail }: { newEmail: string }): Promise<void> {
    if (!(await mutate(changeUserEmail, { userId: person._id, newEmail }))) return;
    showToast('success', text(isProved ? 'newEmailAwaited' : 'enrolmentResent', { email: newEmail }));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="changePersonEmail" />} onClose={onClose}>
      <p className={styles['lead']}>{text(isProved ? 'changePersonEmailLead' : 'changeUnprovedEmailLead')}</p>
      <Form<'newEmail'> id="new-email" onSubmit={change}>
        <CheckedField
          name="newEmail"
          label={text('newEmail')}
          help={person.email}
          autoComplete="off"
          inputMode="email"
          maxLength={EMAIL_MAX}
          isFit={isEmail}
          complaint={text('emailInvalid')}
          required
          autoFocus
        />
      </Form>
    </Modal>
  );
}

function ResendEnrolmentButton({ userId }: { userId: string }) {
  const text = useText();
  const { mutate, isBusy } = useMutation({ stale: SHOWN_PERSON });

  async function send(): Promise<void> {
    const sent = await mutate(resendEnrolment, { userId });
    if (sent) showToast('success', text('enrolmentResent', { email: sent.resendEnrolment.email ?? '' }));
  }

  return (
    <Button isProcessing={isBusy} onClick={send}>
      <Icon name="mail" />
      <Text id="resendEnrolment" />
    </Button>
  );
}
