import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { problems } from '../rules/problems.ts';
import { PushCard } from './push-card.tsx';
import { SUBSCRIBE_WITHIN_MS } from './push-device.ts';

const bytes = (length: number): ArrayBuffer => new Uint8Array(length).fill(7).buffer;
let subscription: object | null;
const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/here',
  options: { applicationServerKey: bytes(65) },
  getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
  unsubscribe,
};
const subscribe = vi.fn<() => Promise<object>>();

beforeEach(() => {
  configure();
  subscription = null;
  unsubscribe.mockClear();
  subscribe.mockReset().mockImplementation(async () => (subscription = device));
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' });
});

function show(): FakeApi {
  const api = new FakeApi({
    savePushSubscription: { data: { savePushSubscription: true } },
    deletePushSubscription: { data: { deletePushSubscription: true } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems]}>
      <PushCard pushKey="key" />
    </TestPage>,
  );
  return api;
}

test('is turned on for the device, which tells where it is reached, and off again', async () => {
  const api = show();
  const turn = await screen.findByRole<HTMLInputElement>('switch');
  expect(turn.checked).toBe(false);
  await userEvent.click(turn);
  expect(await screen.findByText('Notifications are on for this device')).toBeTruthy();
  const [{ input }] = api.variablesOf('savePushSubscription') as [{ input: Record<string, string> }];
  expect(input['endpoint']).toBe(device.endpoint);
  expect([input['p256dh']?.length, input['auth']?.length]).toEqual([87, 22]);
  expect(turn.checked).toBe(true);
  await userEvent.click(turn);
  expect(await screen.findByText('Notifications are off for this device')).toBeTruthy();
  expect(api.variablesOf('deletePushSubscription')).toEqual([{ endpoint: device.endpoint }]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('a device that is known already is told to the server again: another user may have signed in', async () => {
  subscription = device;
  const api = show();
  expect((await screen.findByRole<HTMLInputElement>('switch')).checked).toBe(true);
  expect(api.variablesOf('savePushSubscription')).toHaveLength(1);
});

test('a browser that refuses says so and stays off', async () => {
  subscribe.mockRejectedValue(new DOMException('Registration failed', 'AbortError'));
  show();
  const turn = await screen.findByRole<HTMLInputElement>('switch');
  await userEvent.click(turn);
  expect(await screen.findByText('Notifications couldn’t be turned on for this browser.')).toBeTruthy();
  expect(turn.checked).toBe(false);
});

test('a browser that never hears from its maker is not waited for, and what comes too late is given up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const late = Promise.withResolvers<object>();
  subscribe.mockReturnValue(late.promise);
  const api = show();
  const turn = await screen.findByRole<HTMLInputElement>('switch');
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(turn);
  expect(turn.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(SUBSCRIBE_WITHIN_MS));
  expect(screen.getByText('Your browser’s push service didn’t answer. Try again later.')).toBeTruthy();
  expect([turn.disabled, turn.checked]).toEqual([false, false]);
  await act(async () => late.resolve(device));
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(api.variablesOf('savePushSubscription')).toEqual([]);
});

test('a user who closes the browser’s question may be asked again', async () => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'default' });
  show();
  const turn = await screen.findByRole<HTMLInputElement>('switch');
  await userEvent.click(turn);
  expect(await screen.findByText('Your browser didn’t allow notifications. They stay off.')).toBeTruthy();
  expect([turn.disabled, turn.checked]).toEqual([false, false]);
});

test('where the user has blocked them, it says how to allow them, and works as soon as they are allowed', async () => {
  const permission = Object.assign(new EventTarget(), { state: 'denied' });
  vi.stubGlobal('navigator', { ...navigator, permissions: { query: async () => permission } });
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => 'denied' });
  show();
  const turn = await screen.findByRole<HTMLInputElement>('switch');
  expect(turn.disabled).toBe(true);
  expect(screen.getByText(/icon beside the address/)).toBeTruthy();
  permission.state = 'granted';
  await act(async () => permission.dispatchEvent(new Event('change')));
  await waitFor(() => expect(turn.disabled).toBe(false));
});

test('what the browser allows at this moment counts, also where the page was opened before it did', async () => {
  const permission = Object.assign(new EventTarget(), { state: 'granted' });
  vi.stubGlobal('navigator', { ...navigator, permissions: { query: async () => permission } });
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => 'denied' });
  show();
  const turn = await screen.findByRole<HTMLInputElement>('switch');
  expect(turn.disabled).toBe(false);
  await userEvent.click(turn);
  expect(await screen.findByText('Notifications are on for this device')).toBeTruthy();
});

test('a browser without push says so', async () => {
  vi.stubGlobal('navigator', {});
  show();
  expect(await screen.findByText('This browser can’t show notifications.')).toBeTruthy();
});
