import { useEffect, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { deletePushSubscription, savePushSubscription } from './notifications.graphql.generated.ts';
import { canPush, currentSubscription, keysOf, subscribeInTime } from './push-device.ts';

type State = 'asking' | 'unsupported' | 'denied' | 'off' | 'on';

/** What is told when it was not turned on. */
const FAILURES = {
  refused: 'pushNotPossible',
  tooSlow: 'pushTooSlow',
  notAllowed: 'pushNotAllowed',
} as const;

/** Whether notifications show on this very device. It is the device that knows, so it is asked. */
export function PushCard({ pushKey }: { pushKey: string }) {
  const text = useText();
  const { attempt, isBusy } = useMutation();
  const [state, setState] = useState<State>('asking');

  useEffect(
    function followTheDevice() {
      const gone = new AbortController();
      const ask = (): void =>
        void stateOf(pushKey).then((found) => {
          if (!gone.signal.aborted) setState(found);
        });
      ask();
      // The user who allows them in the settings of the browser comes back to this page as it is.
      void permissionStatus().then((permission) =>
        permission?.addEventListener('change', ask, { signal: gone.signal }),
      );
      return () => gone.abort();
    },
    [pushKey],
  );

  async function turn(on: boolean): Promise<void> {
    const tried = await attempt(async () => ({ outcome: on ? await turnOn(pushKey) : await turnOff() }));
    if (!tried) return;
    const { outcome } = tried;
    if (outcome === 'refused' || outcome === 'tooSlow' || outcome === 'notAllowed') {
      showToast('error', text(FAILURES[outcome]));
      setState('off');
      return;
    }
    setState(outcome);
    if (outcome !== 'denied') showToast('success', text(outcome === 'on' ? 'pushOn' : 'pushOff'));
  }

  if (state === 'asking') return null;
  const isAsked = isBusy && state === 'off' && Notification.permission === 'default';
  return (
    <Card title={<Text id="pushHere" />}>
      {state === 'unsupported' ? (
        <p>
          <Text id="pushUnsupported" />
        </p>
      ) : (
        <Switch
          label={text('pushSwitch')}
          help={text(state === 'denied' ? 'pushDenied' : isAsked ? 'pushAsking' : 'pushHelp')}
          checked={state === 'on'}
          disabled={isBusy || state === 'denied'}
          onChange={({ currentTarget }) => void turn(currentTarget.checked)}
        />
      )}
    </Card>
  );
}

/** Some browsers do not tell when what they allow changes. */
const permissionStatus = async (): Promise<PermissionStatus | null> =>
  (await navigator.permissions?.query({ name: 'notifications' }).catch(() => null)) ?? null;

/** What `Notification` says may be what held when the page was opened; the status is that of this moment. */
const permissionNow = async (): Promise<NotificationPermission> => {
  const status = await permissionStatus();
  if (!status) return Notification.permission;
  return status.state === 'prompt' ? 'default' : status.state;
};

async function stateOf(pushKey: string): Promise<State> {
  if (!canPush()) return 'unsupported';
  if ((await permissionNow()) === 'denied') return 'denied';
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  // The user who signed in since, or a server with a new key, has to be told of the device again.
  const renewed = await turnOn(pushKey).catch(() => null);
  return renewed === 'on' ? 'on' : 'off';
}

async function turnOn(pushKey: string): Promise<'on' | 'denied' | keyof typeof FAILURES> {
  // Asked at once: some browsers ask their user only as long as the press is fresh.
  const answer = await Notification.requestPermission();
  const permission = answer === 'granted' ? answer : await permissionNow();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'notAllowed';
  const device = await subscribeInTime(pushKey);
  if (typeof device === 'string') return device;
  await call(savePushSubscription, { input: keysOf(device) });
  return 'on';
}

async function turnOff(): Promise<'off'> {
  const subscription = await currentSubscription();
  if (subscription) {
    await call(deletePushSubscription, { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return 'off';
}
