import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { isUndecided } from '../../rules/sitting/accident.ts';
import type { BrokenOffFragment } from '../exams.graphql.generated.ts';

type BrokenOff = Omit<BrokenOffFragment, '_id' | '__typename'>;

interface AccidentNoteProps {
  attempt: BrokenOff;
  /** Asks the teacher about it. */
  ask: ReactNode;
}

/** A device that fails looks like a student who leaves: only the teacher can tell. */
const LeftNote = ({ attempt: { endedAt, lastSeenAt, answered }, ask }: AccidentNoteProps) => (
  <Note tone="warning">
    <p>
      <Text
        id="attemptWasLeft"
        values={{ moment: <Moment at={endedAt ?? lastSeenAt} />, count: answered ?? 0 }}
      />
    </p>
    {ask}
  </Note>
);

/** What a student reads whose attempt ended because contact with it was lost: what is safe, and what happens next. */
export function AccidentNote({ attempt, ask }: AccidentNoteProps) {
  const { formatTime } = useIntl();
  const { accident } = attempt;
  const answered = attempt.answered ?? 0;
  if (!isUndecided(attempt)) return null;
  if (!accident) return <LeftNote attempt={attempt} ask={ask} />;
  const { lostAt, goesOnUntil, endsAt } = accident;
  const goesOn = goesOnUntil && <Text id="accidentGoesOn" values={{ moment: <Moment at={goesOnUntil} /> }} />;
  return (
    <Note tone="warning">
      <p>
        <b>
          <Text id="contactLost" values={{ time: formatTime(lostAt), count: answered }} />
        </b>
      </p>
      <p>
        {endsAt && goesOn} <Outcome attempt={attempt} accident={accident} /> {!endsAt && goesOn}
      </p>
      {ask}
    </Note>
  );
}

interface OutcomeProps {
  attempt: BrokenOff;
  accident: NonNullable<BrokenOff['accident']>;
}

function Outcome({ attempt: { ending, endedAt, answered }, accident: { lostAt, endsAt } }: OutcomeProps) {
  if (endsAt) return <Text id="accidentEnds" values={{ moment: <Moment at={endsAt} /> }} />;
  if (ending !== 'TIMED_OUT') return <Text id="accidentEnded" />;
  return (
    <Text
      id="accidentHandedIn"
      values={{ moment: <Moment at={endedAt ?? lostAt} />, count: answered ?? 0 }}
    />
  );
}
