/** Whether this browser can show what is pushed to it. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

export const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await pushManager())?.getSubscription()) ?? null;

/** Where and how this browser is reached with the college's key; one for another key is given up first. */
export async function subscribeDevice(pushKey: string): Promise<PushSubscription> {
  const { pushManager: manager } = await navigator.serviceWorker.ready;
  const known = await manager.getSubscription();
  if (known && keyOf(known) === pushKey) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

const keyOf = ({ options }: PushSubscription): string => written(options.applicationServerKey);

/** As keys are written in messages. */
const written = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const keysOf = (subscription: PushSubscription) => ({
  endpoint: subscription.endpoint,
  p256dh: written(subscription.getKey('p256dh')),
  auth: written(subscription.getKey('auth')),
});
