import { Card } from '#kit/ui/card/card.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
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

export function AttemptTimeline({ timeline }: Pick<Staffed, 'timeline'>) {
  const text = useText();
  return (
    <Card title={<Text id="attemptTimeline" />}>
      {timeline.length === 0 && <Text id="noEventsYet" />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls is scrolled by keys. */}
      <ol className={styles['timeline']} tabIndex={0}>
        {timeline.map(({ kind, question, device, happenedAt, arrivedAt }, index) => (
          <li key={index} data-is-serious={SERIOUS.has(kind)}>
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
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What arrives later than this was kept on the device, or its clock is wrong: both are worth knowing. */
const LATE_MS = 60_000;
