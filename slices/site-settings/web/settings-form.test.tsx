import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { ToastHost } from '#kit/ui/toast/toast-host.tsx';
import { messages } from '../rules/messages.ts';
import { SettingsForm } from './settings-form.tsx';
import { settingsOfBerea } from './testing/settings-of-berea.ts';

const texts = Object.fromEntries(
  [uiMessages, clientMessages, messages].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text] as const),
  ),
);

test('a change is sent with the version it is based on, and taken back on the version it made', async () => {
  configure();
  const saved = { ...settingsOfBerea, shortName: 'Berea East', version: 4 };
  const api = new FakeApi({ saveSiteSettings: { data: { saveSiteSettings: saved } } });
  vi.stubGlobal('fetch', api.fetch);
  const choices = { regionChoices: [], alumniAdminChoices: [] };
  const element = <SettingsForm settings={settingsOfBerea} choices={choices} />;
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      <ToastHost position="bottom-center" />
    </TextProvider>,
  );
  await userEvent.type(screen.getByLabelText(/Short college name/), ' East');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('saveSiteSettings')).toHaveLength(2));
  const { version, ...said } = settingsOfBerea;
  expect(version).toBe(3);
  expect(api.variablesOf('saveSiteSettings')).toEqual([
    { version: 3, settingsInput: { ...said, shortName: 'Berea East' } },
    { version: 4, settingsInput: said },
  ]);
});
