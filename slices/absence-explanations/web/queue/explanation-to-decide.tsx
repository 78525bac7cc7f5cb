import { NoteToPerson, type NoteForm } from '#kit/ui/decisions/note-form.tsx';
import { Quote, Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Ledger } from '#kit/ui/ledger/ledger.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { WorkFileRow } from '#slices/assignments/web/api.ts';
import { STATUS_TEXTS } from '#slices/attendance/web/api.ts';
import { COMMENTS_MAX } from '../../rules/explanation.ts';
import styles from '../absence-explanations.module.css';
import { ExplanationStatusChip } from '../explanation-status-chip.tsx';
import { useClassText } from '../use-class-text.ts';
import type { ExplanationToDecideQuery, ListedExplanationFragment } from './queue.graphql.generated.ts';

type Effect = NonNullable<ExplanationToDecideQuery['explanationToDecide']>['effect'];

interface ExplanationToDecideProps {
  explanation: ListedExplanationFragment;
  effect: Effect;
  note: NoteForm;
}

/** What the student wrote, what deciding it would change, and the note that goes with the decision. */
export function ExplanationToDecide({ explanation, effect, note }: ExplanationToDecideProps) {
  const text = useText();
  const { text: words, file, adminComments, studentName } = explanation;
  return (
    <Stack>
      <FactList facts={useFacts(explanation)} />
      <Quote>{words}</Quote>
      {file && (
        <ul className={styles['files']}>
          <WorkFileRow name={file.name} bytes={file.bytes} url={file.url} />
        </ul>
      )}
      {effect && <EffectOf status={explanation.status} effect={effect} />}
      <NoteToPerson
        form={note}
        label={text('explanationNoteTo', { name: studentName.split(' ')[0] ?? studentName })}
        help={text('explanationNoteOptional')}
        maxLength={COMMENTS_MAX}
        written={adminComments}
      />
    </Stack>
  );
}

function useFacts(explanation: ListedExplanationFragment) {
  const text = useText();
  const timeText = useTimeText();
  const { dayText, courseOf, hoursOf } = useClassText();
  const { status, studentId, studentName, decidedAt, decidedByName } = explanation;
  return [
    {
      term: text('explanationClass'),
      value: (
        <>
          <strong>{courseOf(explanation)}</strong>
          <br />
          {[dayText(explanation.day), hoursOf(explanation)].join(' · ')}
        </>
      ),
    },
    {
      term: text('explanationStudent'),
      value: <Link to={`/users/${studentId}?tab=attendance`}>{studentName}</Link>,
    },
    ...(status === 'PENDING'
      ? []
      : [{ term: text('explanationStatus'), value: <ExplanationStatusChip status={status} /> }]),
    ...(decidedAt && decidedByName
      ? [
          {
            term: text('explanationDecided'),
            value: text('explanationDecidedBy', { name: decidedByName, moment: timeText(decidedAt) }),
          },
        ]
      : []),
  ];
}

interface EffectOfProps {
  status: ListedExplanationFragment['status'];
  effect: NonNullable<Effect>;
}

/** What an excuse would change; of what is excused, what taking that away would. */
function EffectOf({ status, effect }: EffectOfProps) {
  const text = useText();
  const percentText = useWrittenPercent();
  const isExcused = status === 'EXCUSED';
  const { now } = effect;
  const then = isExcused ? effect.explained : effect.excused;
  const step = (label: string, before: string, value: string) => ({
    label,
    value,
    ...(before !== value && { before }),
  });
  const share = (percent: number | null): string => (percent === null ? '–' : percentText(percent));
  return (
    <Ledger
      title={<Text id={isExcused ? 'explanationEffectStands' : 'explanationEffect'} />}
      steps={[
        step(
          text('explanationEffectClass'),
          text(STATUS_TEXTS[now.status].name),
          text(STATUS_TEXTS[then.status].name),
        ),
        step(text('explanationEffectPercent'), share(now.percent), share(then.percent)),
        step(text('explanationEffectDeduction'), percentText(now.deduction), percentText(then.deduction)),
      ]}
    />
  );
}
