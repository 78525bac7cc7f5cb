import { call } from '#kit/client/call/call.ts';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { forgetUser } from '#kit/client/session/forget-user.ts';
import { page } from '#kit/client/page.ts';
import { tellOtherTabs } from '#kit/client/session/other-tabs.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { impersonateUser } from '../login/sign-in.graphql.generated.ts';

interface ImpersonateDialogProps {
  person: { _id: string; fullName: string };
  onClose: () => void;
}

/** Asks an administrator why they want to see the site as somebody else does, and lets them. */
export function ImpersonateDialog({ person, onClose }: ImpersonateDialogProps) {
  const text = useText();
  const toastProblem = useProblemToast();

  async function start({ reason }: { reason: string }): Promise<void> {
    try {
      await call(impersonateUser, { userId: person._id, reason });
      // Nothing the administrator has read stays behind in the other's place.
      forgetUser();
      forgetDeviceStore();
      tellOtherTabs();
      page.goTo('/dashboard');
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <Modal isOpen title={<Text id="impersonate" />} onClose={onClose}>
      <p>
        <Text id="impersonateIntro" values={{ name: person.fullName }} />
      </p>
      <Form<'reason'> id="impersonate" submitLabel={text('impersonateStart')} onSubmit={start}>
        <TextField
          name="reason"
          label={text('impersonateReason')}
          help={text('impersonateReasonHelp')}
          maxLength={200}
          required
        />
      </Form>
    </Modal>
  );
}
