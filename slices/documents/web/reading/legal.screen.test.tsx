import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/documents/rules/messages.ts';
import { PrivacyScreen } from './legal.screen.tsx';

function open(locale: string): void {
  configure();
  const privacy = {
    _id: 'p',
    title: 'privacy',
    content: '<p>What we keep</p>',
    locale,
    updatedAt: '2026-03-01T09:00:00Z',
  };
  vi.stubGlobal('fetch', new FakeApi({ documentByTitle: { data: { documentByTitle: privacy } } }).fetch);
  render(
    <TestPage catalogues={[messages]}>
      <PrivacyScreen />
    </TestPage>,
  );
}

const NOT_TRANSLATED = 'This text is available in English only.';

test('a text in the language of the page stands by itself', async () => {
  open('en');
  expect((await screen.findByText('What we keep')).closest('[lang]')).toBe(null);
  expect(screen.queryByText(NOT_TRANSLATED)).toBeNull();
});

test('a text in another language says so and names its language to those who hear it', async () => {
  open('de_DE');
  expect((await screen.findByText('What we keep')).closest('[lang]')?.getAttribute('lang')).toBe('de-DE');
  expect(screen.getByText(NOT_TRANSLATED)).toBeTruthy();
});
