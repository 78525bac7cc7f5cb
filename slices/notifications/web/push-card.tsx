import { useEffect, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { deletePushSubscription, savePushSubscription } from './notifications.graphql.generated.ts';
import { canPush, currentSubscription, keysOf, subscribeDevice } from './push-device.ts';

type State = 'asking' | 'unsupported' | 'denied' | 'off' | 'on';

/** Whether notifications show on this very device. It is the device that knows, so it is asked. */
export function PushCard({ pushKey }: { pushKey: string }) {
  const text = useText();
  const { attempt, isBusy } = useMutation();
  const [state, setState] = useState<State>('asking');

  useEffect(
    function askTheDevice() {
      let isGone = false;
      void stateOf(pushKey).then((found) => !isGone && setState(found));
      return () => {
        isGone = true;
      };
    },
    [pushKey],
  );

  async function turn(on: boolean): Promise<void> {
    const tried = await attempt(async () => ({ state: on ? await turnOn(pushKey) : await turnOff() }));
    if (!tried) return;
    const done = tried.state;
    if (done === 'refused') showToast('error', text('pushNotPossible'));
    setState(done === 'refused' ? 'off' : done);
    if (done === 'on' || done === 'off') showToast('success', text(done === 'on' ? 'pushOn' : 'pushOff'));
  }

  if (state === 'asking') return null;
  return (
    <Card title={<Text id="pushHere" />}>
      {state === 'unsupported' ? (
        <p>
          <Text id="pushUnsupported" />
        </p>
      ) : (
        <Switch
          label={text('pushSwitch')}
          help={text(state === 'denied' ? 'pushDenied' : 'pushHelp')}
          checked={state === 'on'}
          disabled={isBusy || state === 'denied'}
          onChange={({ currentTarget }) => void turn(currentTarget.checked)}
        />
      )}
    </Card>
  );
}

async function stateOf(pushKey: string): Promise<State> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  // Whoever signed in since, or a server with a new key, has to be told of the device again.
  const renewed = await turnOn(pushKey).catch(() => null);
  return renewed === 'on' ? 'on' : 'off';
}

async function turnOn(pushKey: string): Promise<'on' | 'denied' | 'refused'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  // Some browsers have the means and refuse all the same: their maker cannot be reached, or they were told not to.
  const subscription = await subscribeDevice(pushKey).catch(() => null);
  if (!subscription) return 'refused';
  await call(savePushSubscription, { input: keysOf(subscription) });
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
