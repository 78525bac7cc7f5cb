import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '#slices/exams/rules/messages.ts';
import { AccommodationForm } from './accommodation-form.tsx';

beforeEach(() => {
  configure();
  clearToasts();
});

test('half as much time again is two presses, and one takes it back', async () => {
  const kept = {
    __typename: 'Accommodation',
    _id: 'ana',
    studentName: 'Ana Cole',
    extraPercent: 50,
    extraAttempts: 0,
    lastDay: null,
    isOver: false,
    reason: '',
    grantedAt: '2026-11-15T10:00:00.000Z',
    grantedByName: 'Ruth Moss',
    version: 1,
  };
  const api = new FakeApi({ saveAccommodation: { data: { saveAccommodation: kept } } });
  vi.stubGlobal('fetch', api.fetch);
  const onSaved = vi.fn<() => void>();
  render(
    <TestPage catalogues={[messages]}>
      <AccommodationForm personId="ana" kept={null} onSaved={onSaved} />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: '+50%' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('saveAccommodation')).toHaveLength(2));
  expect(api.variablesOf('saveAccommodation')).toEqual([
    {
      personId: 'ana',
      version: null,
      accommodationInput: { extraPercent: 50, extraAttempts: 0, lastDay: null, reason: '' },
    },
    { personId: 'ana', version: 1, accommodationInput: null },
  ]);
});
