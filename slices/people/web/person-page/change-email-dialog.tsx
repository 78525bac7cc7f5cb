import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { EMAIL_MAX, isEmail } from '#slices/people/rules/person.ts';
import { CheckedField } from '../checked-field.tsx';
import { changeUserEmail, type OnePersonFragment } from './person.graphql.generated.ts';
import styles from '../users.module.css';

interface ChangeEmailDialogProps {
  person: OnePersonFragment;
  onClose: () => void;
  onChanged: () => void;
}

/** Another address for somebody, which counts once they have shown that it is theirs. */
export function ChangeEmailDialog({ person, onClose, onChanged }: ChangeEmailDialogProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const isProved = person.status === 'ACTIVE';

  async function change({ newEmail }: { newEmail: string }): Promise<void> {
    try {
      await call(changeUserEmail, { userId: person._id, newEmail });
      showToast('success', text(isProved ? 'newEmailAwaited' : 'enrolmentResent', { email: newEmail }));
      onClose();
      onChanged();
    } catch (problem) {
      toastProblem(problem);
    }
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
