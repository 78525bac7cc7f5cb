import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useExactTime } from '#kit/ui/moment/use-exact-time.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { signOut } from '#kit/client/session/sign-out.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { OwnSessionsQuery } from './account.graphql.generated.ts';
import styles from './account.module.css';

const MINUTE_MS = 60_000;

const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

export function timeAgo(
  then: Date,
  now: Date,
): { count: number; unit: 'day' | 'hour' | 'minute' | 'second' } {
  const passedMs = Math.max(0, now.getTime() - then.getTime());
  for (const [unit, ms] of UNITS) if (passedMs >= ms) return { count: Math.floor(passedMs / ms), unit };
  return { count: 0, unit: 'second' };
}

type Device = OwnSessionsQuery['sessions'][number];

interface DeviceRowProps {
  device: Device;
  end: () => Promise<unknown>;
  onEnded: () => void;
}

export function DeviceRow({ device, end, onEnded }: DeviceRowProps) {
  const text = useText();
  const { formatRelativeTime } = useIntl();
  const exactTime = useExactTime();
  const { attempt, isBusy } = useMutation();
  const name = useDeviceName(device);
  const [now] = useState(() => new Date());
  const { count, unit } = timeAgo(new Date(device.lastSeenAt), now);

  async function logOut(): Promise<void> {
    const ended = await attempt(() => (device.isCurrent ? signOut() : end().catch(unlessGone)));
    if (ended === null || device.isCurrent) return;
    showToast('success', text('deviceLoggedOut', { device: name }));
    onEnded();
  }

  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['name']}>
          {name} {device.isCurrent && <Chip>{text('thisDevice')}</Chip>}
        </p>
        <p className={styles['quiet']}>
          <time dateTime={device.lastSeenAt} title={exactTime(device.lastSeenAt)}>
            {text('lastUsed', { when: formatRelativeTime(-count, unit, { numeric: 'auto' }) })}
          </time>
        </p>
      </div>
      <Button isProcessing={isBusy} onClick={logOut} aria-label={text('logOutDeviceNamed', { device: name })}>
        <Text id="logOutDevice" />
      </Button>
    </li>
  );
}

/** A device that was logged out elsewhere meanwhile is logged out as wished. */
function unlessGone(problem: unknown): void {
  if (!(problem instanceof CallProblem && problem.code === 'NOT_FOUND')) throw problem;
}

function useDeviceName({ browser, system }: Device): string {
  const text = useText();
  if (browser && system) return text('deviceInWords', { browser, system });
  return browser ?? system ?? text('deviceUnknown');
}
