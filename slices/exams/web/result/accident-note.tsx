import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { ShownAttempt } from './shown-attempt.ts';

interface BrokenOff extends Pick<ShownAttempt, 'accident'> {
  result: Pick<ShownAttempt['result'], 'ending' | 'endedAt'>;
  questions: readonly { answer: object | null }[];
}

interface AccidentNoteProps {
  attempt: BrokenOff;
  /** Asks the teacher about it. */
  ask: ReactNode;
}

/** A device that fails looks like a student who leaves: only the teacher can tell. */
const LEFT: ReadonlySet<string> = new Set(['LEFT_PAGE', 'CLOSED_BROWSER']);

const LeftNote = ({ ask }: Pick<AccidentNoteProps, 'ask'>) => (
  <Note tone="warning">
    <p>
      <Text id="attemptWasLeft" />
    </p>
    {ask}
  </Note>
);

/** What a student reads whose attempt ended because contact with it was lost: what is safe, and what happens next. */
export function AccidentNote({ attempt: { accident, questions, result }, ask }: AccidentNoteProps) {
  const { formatTime } = useIntl();
  if (!accident) return result.ending && LEFT.has(result.ending) ? <LeftNote ask={ask} /> : null;
  const answered = questions.filter(({ answer }) => answer !== null).length;
  const { lostAt, goesOnUntil } = accident;
  return (
    <Note tone="warning">
      <p>
        <b>
          <Text id="contactLost" values={{ time: formatTime(lostAt), count: answered }} />
        </b>
      </p>
      <p>
        {result.ending === 'TIMED_OUT' ? (
          <Text
            id="accidentHandedIn"
            values={{ moment: <Moment at={result.endedAt ?? lostAt} />, count: answered }}
          />
        ) : (
          <Text id="accidentEnded" />
        )}{' '}
        {goesOnUntil && <Text id="accidentGoesOn" values={{ moment: <Moment at={goesOnUntil} /> }} />}
      </p>
      {ask}
    </Note>
  );
}
