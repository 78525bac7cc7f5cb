/** Whether this browser can show what is pushed to it. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

export const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await pushManager())?.getSubscription()) ?? null;

/** The browser asks its maker where it is reached; behind some walls it waits for an answer for ever. */
export const SUBSCRIBE_WITHIN_MS = 15_000;

/** Where and how this browser is reached with the college's key, or why that is not known. */
export async function subscribeInTime(pushKey: string): Promise<PushSubscription | 'tooSlow' | 'refused'> {
  const limit = Promise.withResolvers<'tooSlow'>();
  const timer = setTimeout(() => limit.resolve('tooSlow'), SUBSCRIBE_WITHIN_MS);
  // Some browsers have the means and refuse all the same: their maker cannot be reached, or they were told not to.
  const subscribing = subscribe(pushKey).catch((): 'refused' => 'refused');
  const first = await Promise.race([subscribing, limit.promise]);
  clearTimeout(timer);
  // The user is told that it failed, so what comes later is given up.
  if (first === 'tooSlow') void subscribing.then((late) => late !== 'refused' && late.unsubscribe());
  return first;
}

/** One for another key is given up first. */
async function subscribe(pushKey: string): Promise<PushSubscription> {
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
