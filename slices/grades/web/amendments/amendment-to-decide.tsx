import { useIntl } from 'react-intl';
import { universalMidnight } from '#kit/calendar/day.ts';
import { NoteToPerson, type NoteForm } from '#kit/ui/decisions/note-form.tsx';
import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Ledger, type LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { STATUS_TEXTS, useChainText } from '#slices/attendance/web/api.ts';
import { COMMENTS_MAX } from '../../rules/amendment.ts';
import type { AmendmentToDecideQuery, ListedAmendmentFragment } from './amendments.graphql.generated.ts';

type Open = NonNullable<AmendmentToDecideQuery['gradeAmendmentToDecide']>;

interface AmendmentToDecideProps {
  open: Open;
  note: NoteForm;
}

/** What the grade was settled at, what it would become, and the classes from which that follows. */
export function AmendmentToDecide({ open, note }: AmendmentToDecideProps) {
  const text = useText();
  const { amendment } = open;
  const classes = useClasses(open);
  return (
    <Stack>
      <FactList facts={useFacts(amendment)} />
      <Ledger title={<Text id="amendmentComputed" />} steps={useSteps(amendment)} />
      {classes.length > 0 && <Ledger title={<Text id="amendmentClasses" />} steps={classes} />}
      <NoteToPerson
        form={note}
        label={text('amendmentNote')}
        help={text('amendmentNoteHelp')}
        maxLength={COMMENTS_MAX}
        written={amendment.adminComments}
      />
    </Stack>
  );
}

function useFacts({ studentId, studentName, finalisedAt, ...amendment }: ListedAmendmentFragment) {
  const text = useText();
  const timeText = useTimeText();
  const { courseCode, courseName, decidedAt, decidedByName } = amendment;
  return [
    { term: text('bookStudent'), value: <Link to={`/users/${studentId}?tab=grades`}>{studentName}</Link> },
    { term: text('amendmentCourse'), value: `${courseCode} · ${courseName}` },
    { term: text('amendmentFinalSince'), value: timeText(finalisedAt) },
    ...(decidedAt && decidedByName
      ? [{ term: text('amendmentDecided'), value: `${decidedByName}, ${timeText(decidedAt)}` }]
      : []),
  ];
}

function useSteps(amendment: ListedAmendmentFragment): LedgerStep[] {
  const text = useText();
  const { formatNumber } = useIntl();
  const { previousDeduction, deduction, previousGrade, grade, previousState, state } = amendment;
  const step = (label: string, before: string, value: string): LedgerStep => ({
    label,
    value,
    ...(before !== value && { before }),
  });
  return [
    step(text('ledgerDeduction'), formatNumber(previousDeduction), formatNumber(deduction)),
    step(
      text('amendmentStanding'),
      text('courseOutcome', { state: previousState }),
      text('courseOutcome', { state }),
    ),
    step(text('stepCourse'), formatNumber(previousGrade), formatNumber(grade)),
  ];
}

/** Each class with its chain: "Absent → leave approved by Mary Hall → Excused". */
function useClasses({ classes, minutesLateThreshold }: Open): LedgerStep[] {
  const chainOf = useChainText(minutesLateThreshold);
  const text = useText();
  const { formatDate } = useIntl();
  return classes.map((one) => ({
    label: [formatDate(universalMidnight(one.day), { dateStyle: 'medium' }), one.courseName]
      .filter(Boolean)
      .join(' · '),
    note: chainOf(one) ?? '',
    value: text(STATUS_TEXTS[one.status].name),
  }));
}
