import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { noteAnswer, noteSilence } from '#kit/ui/offline/network.ts';
import { SignedInArea } from './signed-in-area.tsx';

const WAITING = 'This loads automatically once you’re back online.';

test('a screen whose words are not here yet says so once the network is away, and until then only waits', () => {
  onTestFinished(() => noteAnswer());
  enter(fakeUser({}));
  render(
    <TestPage path="/student/assessments">
      <SignedInArea />
    </TestPage>,
  );
  expect(screen.queryByText(WAITING)).toBeNull();
  act(noteSilence);
  expect(screen.getByText(WAITING)).toBeTruthy();
});
