import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { EMAIL_MAX, isEmail } from '#slices/people/rules/person.ts';
import { CheckedField } from '../checked-field.tsx';
import { changeUserEmail, type OnePersonFragment } from './person.graphql.generated.ts';
import { SHOWN_PERSON } from './shown-person.ts';
import styles from '../users.module.css';

interface ChangeEmailDialogProps {
  person: OnePersonFragment;
  onClose: () => void;
}

/** Another address for somebody, which counts once they have shown that it is theirs. */
export function ChangeEmailDialog({ person, onClose }: ChangeEmailDialogProps) {
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
      <p className={styles['lead']}>
        <Text id={isProved ? 'changePersonEmailLead' : 'changeUnprovedEmailLead'} />
      </p>
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
