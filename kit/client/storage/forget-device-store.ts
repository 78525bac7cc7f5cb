import { forgetUnsentChoices } from './stored-choices.ts';
import { storedValue } from './stored-value.ts';

/** The name under which a browser keeps what was written and not yet sent. */
export const DEVICE_STORE = 'berea';

/** Who has written what the device keeps. */
const owner = storedValue('deviceOwner', (stored) => (typeof stored === 'string' ? stored : null));

/** Empties the device at sign-out: it holds what the user has written. */
export function forgetDeviceStore(): void {
  owner.remove();
  forgetUnsentChoices();
  // Browsers of tests have none.
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(DEVICE_STORE);
}

/**
 * What a user has written waits for them when their session is lost, and for nobody else. What has no owner goes too: a
 * page that is left after signing out may have kept something once more.
 */
export function keepDeviceStoreFor(personId: string): void {
  if (owner.read() !== personId) forgetDeviceStore();
  owner.write(personId);
}
