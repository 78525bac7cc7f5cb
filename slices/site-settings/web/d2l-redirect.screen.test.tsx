import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from '#kit/client/page.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { D2lRedirectScreen } from './d2l-redirect.screen.tsx';

function open(formerLearningUrl: string) {
  const answer = { data: { siteSettings: { __typename: 'SiteSettings', formerLearningUrl } } };
  vi.stubGlobal('fetch', new FakeApi({ formerLearningUrl: answer }).fetch);
  const goTo = vi.spyOn(page, 'goTo').mockReturnValue();
  render(
    <TestPage catalogues={[messages]}>
      <D2lRedirectScreen />
    </TestPage>,
  );
  return goTo;
}

beforeEach(() => configure());

test('a user who comes is led on to the former system (HOLE-24)', async () => {
  const goTo = open('https://d2l.example/');
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('https://d2l.example/'));
  const link = screen.getByRole('link', { name: 'Continue to the former learning system' });
  expect(link.getAttribute('href')).toBe('https://d2l.example/');
});

test.each([
  ['until its address is set', ''],
  ['where its address is none that a browser opens', 'javascript:alert(1)'],
])('%s there is nothing to show (HOLE-24)', async (_, url) => {
  const goTo = open(url);
  expect(await screen.findByText('Nothing to show yet')).toBeTruthy();
  expect(goTo).not.toHaveBeenCalled();
});
