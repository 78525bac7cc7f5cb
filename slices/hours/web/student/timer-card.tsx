import { useEffect, useState } from 'react';
import { refresh } from '#kit/client/query/query-client.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { asOf } from '#kit/ui/moment/as-of.ts';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { DAY_MINUTES } from '../../rules/hour-entry.ts';
import styles from '../hours.module.css';
import { useHoursText } from '../use-hours-text.ts';
import {
  discardHourTimer,
  ownHourEntries,
  ownHours,
  startHourTimer,
  stopHourTimer,
  type OwnHourEntryFragment,
  type OwnHoursQuery,
} from './own-hours.graphql.generated.ts';

type OwnHours = OwnHoursQuery['ownHours'];
type Timer = NonNullable<OwnHours['timer']>;

interface TimerCardProps {
  hours: OwnHours;
  /** Given the entry that the time became. */
  onStopped: (entry: OwnHourEntryFragment) => void;
}

/** A clock that the server keeps: it runs on when the page is closed, and on another device. */
export function TimerCard({ hours, onStopped }: TimerCardProps) {
  return (
    <Card title={<Text id="hourTimer" />}>
      {hours.timer ? (
        <RunningTimer
          key={hours.timer.startedAt}
          timer={hours.timer}
          about={aboutOf(hours.timer, hours)}
          onStopped={onStopped}
        />
      ) : (
        <StartTimer hours={hours} />
      )}
    </Card>
  );
}

/** Of another group than the one that is shown, its name. */
function aboutOf({ groupId, categoryId }: Timer, { groups, offered, groupId: shown }: OwnHours): string {
  const category = offered.find(({ _id }) => _id === categoryId)?.name;
  const group = groupId === shown ? undefined : groups.find(({ _id }) => _id === groupId)?.name;
  return [category, group].filter(Boolean).join(' · ');
}

function StartTimer({ hours: { groupId, offered } }: { hours: OwnHours }) {
  const text = useText();
  const { mutate } = useMutation({ stale: [ownHours], afterRefusalToo: true });

  async function start({ categoryId }: Record<'categoryId', string>): Promise<void> {
    if (groupId === null) return;
    await mutate(startHourTimer, { input: { groupId, categoryId, place: '', note: '' } });
  }

  return (
    <>
      <p className={styles['quiet']}>
        <Text id="hourTimerLead" />
      </p>
      <div className={styles['start']}>
        <Form<'categoryId'>
          id="hourTimer"
          submitLabel={text('startHourTimer')}
          submitTone="default"
          onSubmit={start}
        >
          <SelectField
            name="categoryId"
            label={text('hourCategory')}
            hidesPlaceholder
            options={offered.map(({ _id: value, name: label }) => ({ value, label }))}
          />
        </Form>
      </div>
    </>
  );
}

interface RunningTimerProps {
  timer: Timer;
  about: string;
  onStopped: (entry: OwnHourEntryFragment) => void;
}

function RunningTimer({ timer: { startedAt }, about, onStopped }: RunningTimerProps) {
  const text = useText();
  const timeText = useTimeText();
  const hoursText = useHoursText();
  const { mutate, isBusy } = useMutation({ stale: [ownHours, ownHourEntries], afterRefusalToo: true });
  // Sent twice over a bad network, it is still one entry.
  const [entryId] = useState(() => crypto.randomUUID());
  const [isAsking, setIsAsking] = useState(false);
  const seconds = useSecondsSince(startedAt);
  const moment = timeText(startedAt);
  useOtherDevices();

  async function stop(): Promise<void> {
    const stopped = await mutate(stopHourTimer, { entryId, startedAt });
    if (!stopped) return;
    const entry = stopped.stopHourTimer;
    showToast('success', text('hourTimerLogged', { time: hoursText(entry.minutes) }));
    onStopped(entry);
  }

  async function discard(): Promise<void> {
    const discarded = await mutate(discardHourTimer, { startedAt });
    setIsAsking(false);
    if (discarded) showToast('success', text('hourTimerDiscarded'));
  }

  return (
    <div className={styles['running']}>
      <div>
        <span className={styles['clock']} role="timer" aria-label={text('hourTimeSoFar')}>
          {clockOf(seconds)}
        </span>
        {about && <strong>{about}</strong>}
        <p className={styles['quiet']}>
          <Text id={seconds > DAY_MINUTES * 60 ? 'hourTimerIsLong' : 'hourTimerSince'} values={{ moment }} />
        </p>
      </div>
      <div className={styles['buttons']}>
        <Button isProcessing={isBusy && !isAsking} onClick={stop}>
          <Icon name="check" />
          <Text id="stopHourTimer" />
        </Button>
        <Button tone="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
          <Text id="discardHourTimer" />
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        title={<Text id="discardHourTimerTitle" />}
        action={<Text id="discardHourTimer" />}
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      >
        <Text id="discardHourTimerLead" values={{ moment }} />
      </Confirm>
    </div>
  );
}

/** Who comes back to this page may have stopped the timer on another device meanwhile. */
function useOtherDevices(): void {
  useEffect(function lookAgainWhenSeen() {
    const look = (): void => {
      if (document.visibilityState === 'visible') refresh([ownHours, ownHourEntries]);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

const TICK_MS = 1_000;

/** By the clock on the wall, not by counting: a page that slept is right when it wakes. */
function useSecondsSince(instant: string): number {
  const secondsNow = (): number => Math.max(0, Math.floor((asOf().getTime() - Date.parse(instant)) / 1_000));
  const [seconds, setSeconds] = useState(secondsNow);
  useEffect(function tick() {
    const timer = setInterval(() => setSeconds(secondsNow()), TICK_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- A timer of another start is another component.
  }, []);
  return seconds;
}

const two = (value: number): string => String(value).padStart(2, '0');

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
