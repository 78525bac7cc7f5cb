import { call } from '#kit/client/call/call.ts';
import { deviceStore } from '#kit/client/storage/device-store.ts';
import { hasWritten, type Sitting } from './device-log.ts';
import { deviceOfAttempt } from './sitting.graphql.generated.ts';

/**
 * The name under which this device goes on with an attempt that was reinstated: the one it had, if the attempt was on no other
 * since, so that what the server has not got follows; or a new one.
 */
export async function nameOfDevice(attemptId: string): Promise<string> {
  try {
    const { examAttempt } = await call(deviceOfAttempt, { attemptId });
    const deviceId = examAttempt?.deviceId;
    if (deviceId && (await hasWritten(deviceStore, { attemptId, deviceId }))) return deviceId;
  } catch {
    // Without a network, or a browser that keeps things, it goes on as a new one.
  }
  return crypto.randomUUID();
}

/** Without a network it is assumed to be. */
export async function isSatOn({ attemptId, deviceId }: Sitting): Promise<boolean> {
  try {
    return (await call(deviceOfAttempt, { attemptId })).examAttempt?.deviceId === deviceId;
  } catch {
    return true;
  }
}
