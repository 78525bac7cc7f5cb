import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { configure } from '../testing/fake-api.ts';
import { TestPage } from '../testing/test-page.tsx';
import { TestCardForm } from './test-card-form.tsx';
import type { TestCardStep } from './test-cards.ts';

const said: unknown[] = [];
const done = vi.fn<() => void>();
beforeEach(() => {
  configure({ cards: 'sandbox' });
  said.length = 0;
  done.mockClear();
});
afterEach(clearToasts);

/** A form whose sandbox gives these answers, one after the other. */
function show(...steps: (TestCardStep | null)[]): void {
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    said.push(JSON.parse(body));
    const step = steps.shift();
    return step ? Response.json(step) : new Response('', { status: 503 });
  });
  render(
    <TestPage>
      <TestCardForm clientSecret="pi_1_secret" submitLabel="Pay $20.00" onDone={done} />
    </TestPage>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const PAID: TestCardStep = { status: 'succeeded', declineReason: null };
const ASKED: TestCardStep = { status: 'needsChallenge', declineReason: null };
const refused = (declineReason: string): TestCardStep => ({ status: 'needsCard', declineReason });

test('says that it is a test, offers cards by name and asks for no number', async () => {
  show(PAID);
  expect(screen.getByText(/^TEST MODE/)).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Pay $20.00');
  expect(said).toEqual([{ clientSecret: 'pi_1_secret', card: 'succeeds' }]);
  expect(done).toHaveBeenCalledOnce();
});

test.each([
  ['declined', 'Your card was declined. Try another card, or ask your bank.'],
  ['insufficientFunds', 'There isn’t enough money on this card. Try another card.'],
  ['expiredCard', 'This card has expired. Try another card.'],
])('a card that is refused (%s) says why, and another is paid with', async (reason, words) => {
  show(refused(reason), PAID);
  await userEvent.click(screen.getByRole('radio', { name: 'Is declined' }));
  await press('Pay $20.00');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(done).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Is accepted' }));
  await press('Pay $20.00');
  expect(said.at(-1)).toMatchObject({ card: 'succeeds' });
  expect(done).toHaveBeenCalledOnce();
});

test.each([
  ['Confirm', true, PAID],
  ['Refuse', false, refused('authenticationFailed')],
  ['Close', false, refused('authenticationFailed')],
] as const)('the bank asks, and is answered by %s', async (name, accepts, next) => {
  show(ASKED, next);
  await press('Pay $20.00');
  const bank = await screen.findByRole('dialog', { name: 'Confirm with your bank' });
  expect(done).not.toHaveBeenCalled();
  await userEvent.click(within(bank).getByRole('button', { name }));
  expect(said.at(-1)).toEqual({ clientSecret: 'pi_1_secret', accepts });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(done.mock.calls.length).toBe(accepts ? 1 : 0);
  expect(screen.queryAllByText(/wasn’t confirmed with your bank/)).toHaveLength(accepts ? 0 : 1);
});

test('a sandbox that does not answer is told, and may be tried again', async () => {
  show(null, PAID);
  await press('Pay $20.00');
  expect(await screen.findByText(/Received status code 503/)).toBeTruthy();
  await press('Pay $20.00');
  expect(done).toHaveBeenCalledOnce();
});
