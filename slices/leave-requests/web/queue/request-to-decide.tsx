import { NoteToPerson, type NoteForm } from '#kit/ui/decisions/note-form.tsx';
import { Quote, Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { COMMENTS_MAX } from '../../rules/leave-request.ts';
import { LeaveEffect } from './leave-effect.tsx';
import type { LeaveToDecideQuery, ListedLeaveFragment } from './queue.graphql.generated.ts';
import { useLeaveFacts } from './use-leave-facts.tsx';

interface RequestToDecideProps {
  request: ListedLeaveFragment;
  effects: NonNullable<LeaveToDecideQuery['leaveEffects']>['effects'];
  note: NoteForm;
}

/** What is asked, what deciding it would change, and the note that goes with the decision. */
export function RequestToDecide({ request, effects, note }: RequestToDecideProps) {
  const text = useText();
  const { status, reason, studentNotes, adminComments, studentName, timeZone } = request;
  const isWithdrawn = status === 'WITHDRAWN';
  const isDecided = status === 'APPROVED' || status === 'ACKNOWLEDGED';
  return (
    <Stack>
      <FactList facts={useLeaveFacts(request)} />
      <Quote below={studentNotes}>{reason}</Quote>
      {!isWithdrawn && (
        <>
          <LeaveEffect effects={effects} timeZone={timeZone} decided={isDecided ? status : null} />
          <NoteToPerson
            form={note}
            label={text('noteToStudent', { name: studentName.split(' ')[0] ?? studentName })}
            help={text('noteIsOptional')}
            maxLength={COMMENTS_MAX}
            written={adminComments}
          />
        </>
      )}
    </Stack>
  );
}
