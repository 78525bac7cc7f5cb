import { useEffect } from 'react';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NoteToPerson, type NoteForm } from '#kit/ui/decisions/note-form.tsx';
import { Quote, Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { FieldProblems } from '#kit/ui/form/form-context.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { REASON_MAX } from '../../rules/hour-entry.ts';
import { HourStatusChip } from '../hour-status-chip.tsx';
import { useDayText } from '../use-day-text.ts';
import { useHoursText } from '../use-hours-text.ts';
import type { HourEntryToDecideQuery } from './queue.graphql.generated.ts';

type Total = Omit<NonNullable<HourEntryToDecideQuery['hourEntryToDecide']>, 'entry' | '_id' | '__typename'>;

type Entry = NonNullable<HourEntryToDecideQuery['hourEntryToDecide']>['entry'];

interface EntryToDecideProps {
  entry: Entry;
  /** What the student has in this category. */
  total: Total;
  note: NoteForm;
  refusalsWithoutReason: number;
}

/** What was logged, how the student stands in that category, and the note that goes with the decision. */
export function EntryToDecide({ entry, total, note, refusalsWithoutReason: refusals }: EntryToDecideProps) {
  const text = useText();
  // What a supervisor has said stands on the entry too, and is no note of the manager's to begin with.
  const isBySupervisor = entry.decidedByName === null && Boolean(entry.request?.answeredAt);
  useEffect(
    function leadToTheReason() {
      if (refusals > 0) note.current?.querySelector('textarea')?.focus();
    },
    [refusals, note],
  );
  return (
    <Stack>
      <FactList facts={useFacts(entry, total)} />
      {entry.note && <Quote>{entry.note}</Quote>}
      {entry.request?.comment && (
        <Quote below={<Text id="supervisorComment" />}>{entry.request.comment}</Quote>
      )}
      <FieldProblems value={refusals > 0 ? { adminComments: text('hourReasonMissing') } : {}}>
        <NoteToPerson
          form={note}
          label={text('hourNoteTo', { name: entry.studentName.split(' ')[0] ?? entry.studentName })}
          help={text('hourNoteHelp')}
          maxLength={REASON_MAX}
          written={isBySupervisor ? '' : entry.adminComments}
        />
      </FieldProblems>
    </Stack>
  );
}

function useFacts(entry: Entry, total: Total) {
  const text = useText();
  const timeText = useTimeText();
  const dayText = useDayText();
  const hoursText = useHoursText();
  const { status, studentId, studentName, categoryName, place, decidedAt, decidedByName } = entry;
  const said = useSupervisorText()(entry.request);
  const sums = {
    confirmed: hoursText(total.confirmedMinutes),
    pending: hoursText(total.pendingMinutes),
    required: hoursText(total.requiredMinutes),
  };
  return [
    { term: text('hourTime'), value: <strong>{hoursText(entry.minutes)}</strong> },
    { term: text('hourDay'), value: dayText(entry.day) },
    { term: text('hourCategory'), value: categoryName },
    ...(place ? [{ term: text('hourPlace'), value: place }] : []),
    { term: text('hourStudent'), value: <Link to={`/users/${studentId}`}>{studentName}</Link> },
    {
      term: text('hourSoFar', { category: categoryName }),
      value: text(total.requiredMinutes > 0 ? 'hourSoFarOf' : 'hourSoFarFree', sums),
    },
    ...(status === 'PENDING'
      ? []
      : [{ term: text('hourStatus'), value: <HourStatusChip status={status} /> }]),
    ...(said ? [{ term: text('supervisorFact'), value: said }] : []),
    ...(decidedAt && decidedByName
      ? [
          {
            term: text('hourDecider'),
            value: text('hourDecidedBy', { name: decidedByName, moment: timeText(decidedAt) }),
          },
        ]
      : []),
  ];
}

/** What a supervisor has answered by link, and from where. */
function useSupervisorText(): (request: Entry['request']) => string | null {
  const text = useText();
  const timeText = useTimeText();
  return (request) => {
    if (!request?.answeredAt) return null;
    const { supervisorName: name, supervisorEmail: email, answeredFrom, answeredAt, state } = request;
    const values = { name, email, ip: answeredFrom ?? '', moment: timeText(answeredAt) };
    return text(state === 'REFUSED' ? 'supervisorRefusedFrom' : 'supervisorConfirmedFrom', values);
  };
}
