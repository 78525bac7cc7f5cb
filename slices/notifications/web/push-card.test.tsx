import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { problems } from '../rules/problems.ts';
import { PushCard } from './push-card.tsx';

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

test('a device that is known already is told to the server again: somebody else may have signed in', async () => {
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

test('where the user has blocked them, the browser’s settings are named', async () => {
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => 'denied' });
  show();
  expect((await screen.findByRole<HTMLInputElement>('switch')).disabled).toBe(true);
  expect(screen.getByText(/browser’s settings/)).toBeTruthy();
});

test('a browser without push says so', async () => {
  vi.stubGlobal('navigator', {});
  show();
  expect(await screen.findByText('This browser can’t show notifications.')).toBeTruthy();
});
