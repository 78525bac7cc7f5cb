import { afterEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A browser in which an app that was built before has left its worker. */
function browserWithWorker() {
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const register = vi.fn<(url: string) => Promise<object>>(async () => ({}));
  const forget = vi.fn<(name: string) => Promise<boolean>>(async () => true);
  const postMessage = vi.fn<(message: unknown) => void>();
  const ready = Promise.resolve({ active: { postMessage } });
  vi.stubGlobal('navigator', {
    serviceWorker: { register, ready, getRegistrations: async () => [{ unregister }] },
  });
  vi.stubGlobal('caches', { keys: async () => ['frame-1'], delete: forget });
  return { unregister, register, forget };
}

test('where the sources are served, the worker of an app that was built before goes, with all it kept', async () => {
  vi.stubEnv('OFFLINE_FRAME', '');
  const { unregister, register, forget } = browserWithWorker();
  await registerServiceWorker();
  expect(unregister).toHaveBeenCalledOnce();
  expect(forget).toHaveBeenCalledExactlyOnceWith('frame-1');
  expect(register).not.toHaveBeenCalled();
});

test('a built app has a worker, and takes none away', async () => {
  vi.stubEnv('OFFLINE_FRAME', 'true');
  const { unregister, register } = browserWithWorker();
  await registerServiceWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  expect(unregister).not.toHaveBeenCalled();
});
