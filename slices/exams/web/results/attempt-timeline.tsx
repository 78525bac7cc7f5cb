import { Card } from '#kit/ui/card/card.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MarkChangeWords } from './mark-change-words.tsx';
import type { Staffed } from './staffed.ts';
import styles from './results.module.css';

const EVENT_TEXTS = {
  ANSWER: 'eventAnswer',
  FLAG: 'eventFlag',
  SEEN: 'eventSeen',
  LEFT_PAGE: 'eventLeftPage',
  CAME_BACK: 'eventCameBack',
  CONNECTION_LOST: 'eventConnectionLost',
  CONNECTION_BACK: 'eventConnectionBack',
  SUBMIT: 'eventSubmit',
} as const;

const SERIOUS: ReadonlySet<string> = new Set(['LEFT_PAGE', 'CONNECTION_LOST']);

type Event = Staffed['timeline'][number];

interface AttemptTimelineProps {
  timeline: readonly Event[];
  markChanges: Staffed['attempt']['markChanges'];
}

/** Everything that happened during an attempt, by the clock of the device it happened on, and what was marked since. */
export function AttemptTimeline({ timeline, markChanges }: AttemptTimelineProps) {
  const entries = [
    ...timeline.map((event, place) => ({
      key: String(place),
      at: event.arrivedAt,
      isSerious: SERIOUS.has(event.kind),
      shown: <EventWords event={event} />,
    })),
    ...markChanges.map((change) => ({
      key: change._id,
      at: change.changedAt,
      isSerious: false,
      shown: (
        <>
          <Moment at={change.changedAt} shows="second" />
          <MarkChangeWords change={change} />
        </>
      ),
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <Card title={<Text id="attemptTimeline" />}>
      {entries.length === 0 && <Text id="noEventsYet" />}
      <ol className={styles['timeline']}>
        {entries.map(({ key, isSerious, shown }) => (
          <li key={key} data-is-serious={isSerious}>
            {shown}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What arrives later than this was kept on the device, or its clock is wrong: both are worth knowing. */
const LATE_MS = 60_000;

function EventWords({ event: { kind, question, device, happenedAt, arrivedAt } }: { event: Event }) {
  const text = useText();
  return (
    <>
      <Moment at={happenedAt} shows="second" />
      <span>
        {text(EVENT_TEXTS[kind])}
        {question !== null && ` · ${text('eventQuestion', { number: question })}`}
        {device > 1 && ` · ${text('eventDevice', { number: device })}`}
        {Math.abs(Date.parse(arrivedAt) - Date.parse(happenedAt)) > LATE_MS && (
          <>
            {' · '}
            <Text id="eventArrived" />: <Moment at={arrivedAt} shows="second" />
          </>
        )}
      </span>
    </>
  );
}
