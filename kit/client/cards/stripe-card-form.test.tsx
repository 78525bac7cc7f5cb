import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure } from '../testing/fake-api.ts';
import { TestPage } from '../testing/test-page.tsx';
import type { StripeError, StripeLibrary } from './load-stripe.ts';
import { CardForm } from './card-form.tsx';

const done = vi.fn<() => void>();
const listeners = new Map<string, () => void>();
const mounted: HTMLElement[] = [];

/** As much of Stripe.js as pages use. */
function stripeThatAnswers(...answers: { error?: StripeError }[]) {
  const confirm = vi.fn<StripeLibrary['confirmPayment']>(async () => answers.shift() ?? {});
  const library: StripeLibrary = {
    elements: () => ({
      create: () => ({
        mount: (place) => void mounted.push(place),
        on: (event: string, listener: (event: never) => void) =>
          void listeners.set(event, listener as () => void),
        destroy: () => undefined,
      }),
    }),
    confirmPayment: confirm,
    confirmSetup: confirm,
  };
  const make = vi.fn<(key: string) => StripeLibrary>(() => library);
  vi.stubGlobal('Stripe', make);
  return { confirm, make };
}

async function show(purpose: 'payment' | 'setup' = 'payment'): Promise<void> {
  render(
    <TestPage>
      <CardForm clientSecret="pi_1_secret" purpose={purpose} submitLabel="Pay $20.00" onDone={done} />
    </TestPage>,
  );
  await vi.waitFor(() => expect(mounted).toHaveLength(1));
  act(() => listeners.get('ready')?.());
}

beforeEach(() => {
  configure({ cards: 'stripe', publishableKey: 'pk_test_1' });
  done.mockClear();
  listeners.clear();
  mounted.length = 0;
});

test('Stripe draws its own fields, and confirms the payment by its secret', async () => {
  const { confirm, make } = stripeThatAnswers({});
  await show();
  expect(make).toHaveBeenCalledWith('pk_test_1');
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay $20.00' }));
  expect(confirm.mock.lastCall?.[0]).toMatchObject({ redirect: 'if_required' });
  expect(done).toHaveBeenCalledOnce();
});

test('a refusal is told in Stripe’s words for the payer, and another card may be tried', async () => {
  const error = { type: 'card_error', code: 'card_declined', message: 'Your card has insufficient funds.' };
  stripeThatAnswers({ error }, {});
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Pay $20.00' }));
  expect((await screen.findByRole('alert')).textContent).toContain('insufficient funds');
  expect(done).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Pay $20.00' }));
  expect(done).toHaveBeenCalledOnce();
});

test('a payment that was made in another tab is for the server to tell', async () => {
  const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
  stripeThatAnswers({ error });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Pay $20.00' }));
  expect(done).toHaveBeenCalledOnce();
});

test('fields that cannot be loaded are told', async () => {
  stripeThatAnswers();
  await show();
  act(() => listeners.get('loaderror')?.());
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $20.00' }).disabled).toBe(true);
});
