import { useState, type ReactNode } from 'react';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { rememberRegion } from '#kit/client/storage/selected-region.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { enrolUser, type EnrolUserMutation } from './enrolment.graphql.generated.ts';
import { NewPersonFields, type GroupToJoin, type NewPersonField } from './new-person-fields.tsx';
import styles from '../users.module.css';

export type Enrolled = EnrolUserMutation['enrolUser'];

interface NewPersonDialogProps {
  userId: string;
  group: GroupToJoin | null;
  title: ReactNode;
  onClose: () => void;
  onEnrolled: (person: Enrolled) => void;
}

/** Who somebody new is and where they belong. Whoever has the address already is named, with the way to them. */
export function NewPersonDialog({ userId, group, title, onClose, onEnrolled }: NewPersonDialogProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const [taken, setTaken] = useState<CallProblem | null>(null);

  async function enrol(fields: Record<NewPersonField, string>): Promise<void> {
    const { firstName, lastName, email, locale } = fields;
    const place = group
      ? { regionId: group.regionId, groupId: group._id }
      : { regionId: fields.regionId, groupId: fields.groupId || null };
    try {
      const userInput = { firstName, lastName, email, locale, ...place };
      const { enrolUser: person } = await call(enrolUser, { userId, userInput });
      rememberRegion(place.regionId);
      showToast('success', text('enrolmentSent', { name: person.fullName, email: person.email ?? email }));
      onClose();
      onEnrolled(person);
    } catch (problem) {
      if (problem instanceof CallProblem && problem.problem === 'emailTaken') setTaken(problem);
      else toastProblem(problem);
    }
  }

  return (
    <Modal isOpen title={title} onClose={onClose}>
      <p className={styles['lead']}>
        <Text id="newPersonLead" />
      </p>
      {taken && <TakenNote problem={taken} />}
      <Form<NewPersonField> id="new-person" submitLabel={text('sendEnrolment')} onSubmit={enrol}>
        <NewPersonFields group={group} onEmailChanged={() => setTaken(null)} />
      </Form>
    </Modal>
  );
}

function TakenNote({ problem }: { problem: CallProblem }) {
  const problemText = useProblemText();
  const mayOpen = can.openPages(useSignedInUser().roles ?? []);
  const { name, userId } = problem.values;
  return (
    <Note tone="danger">
      {problemText(problem)}{' '}
      {mayOpen && (
        <Link to={`/users/${String(userId)}`}>
          <Text id="openTakenAccount" values={{ name: String(name) }} />
        </Link>
      )}
    </Note>
  );
}
