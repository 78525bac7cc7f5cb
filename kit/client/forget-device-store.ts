/** The name under which a browser keeps what was written and not yet sent. */
export const DEVICE_STORE = 'berea';

/** Empties the device when somebody signs out: it holds what they have written. */
export function forgetDeviceStore(): void {
  // Browsers of tests have none.
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(DEVICE_STORE);
}
