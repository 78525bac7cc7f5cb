import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { askWhoIsSignedIn, enter } from '#kit/client/session/session.ts';
import { configure, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { EVERY_TEXT } from '../proofs/english-texts.ts';
import { Footer } from './footer.tsx';

const show = (): void =>
  void render(
    <TestPage catalogues={[EVERY_TEXT]}>
      <Footer />
    </TestPage>,
  );

beforeEach(() => configure());

test('a visitor is led to the public registry of ministries from the foot of every page', async () => {
  await askWhoIsSignedIn(async () => ({ currentUser: null }));
  show();
  expect(screen.getByRole('link', { name: 'Ministries of our alumni' }).getAttribute('href')).toBe(
    '/ministries',
  );
});

test('a user who is signed in finds help there instead', () => {
  enter(fakeUser({}));
  show();
  expect(screen.queryByRole('link', { name: 'Ministries of our alumni' })).toBeNull();
});
