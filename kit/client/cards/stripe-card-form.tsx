import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#kit/ui/button/button.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { loadStripe, type StripeElements, type StripeError, type StripeLibrary } from './load-stripe.ts';

interface StripeCardFormProps {
  clientSecret: string;
  purpose: 'payment' | 'setup';
  submitLabel: string;
  onDone: () => void;
}

interface Mounted {
  stripe: StripeLibrary;
  elements: StripeElements;
}

/** The fields as Stripe draws them, with our corners, colours and letters. */
const APPEARANCE = {
  variables: { colorPrimary: '#7d0023', borderRadius: '3px', fontFamily: 'system-ui, sans-serif' },
};

/** Stripe's own fields for a card, in Stripe's own frame. */
export function StripeCardForm({ clientSecret, purpose, submitLabel, onDone }: StripeCardFormProps) {
  const text = useText();
  const { locale } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'away'>('loading');
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const noteState = useEffectEvent(setState);

  useEffect(
    function showStripesFields() {
      let isGone = false;
      let remove = (): void => undefined;
      const show = async (): Promise<void> => {
        const stripe = await loadStripe();
        if (isGone || !place.current) return;
        const elements = stripe.elements({ clientSecret, locale, appearance: APPEARANCE });
        const element = elements.create('payment', { layout: 'tabs' });
        remove = () => element.destroy();
        element.on('ready', () => noteState('ready'));
        element.on('loaderror', () => noteState('away'));
        element.mount(place.current);
        mounted.current = { stripe, elements };
      };
      show().catch(() => !isGone && noteState('away'));
      return () => {
        isGone = true;
        mounted.current = null;
        remove();
      };
    },
    [clientSecret, locale, tries],
  );

  async function send(): Promise<boolean> {
    if (!mounted.current) return false;
    const { stripe, elements } = mounted.current;
    setProblem(null);
    const confirmation = {
      elements,
      // Banks ask in a window over the page; the few that do not lead back to this very address.
      redirect: 'if_required' as const,
      confirmParams: { return_url: location.href },
    };
    const { error } = await (purpose === 'payment'
      ? stripe.confirmPayment(confirmation)
      : stripe.confirmSetup(confirmation));
    if (error && !isOver(error)) {
      // What is wrong with a field is said beside it.
      setProblem(error.type === 'validation_error' ? null : (error.message ?? text('cardWasDeclined')));
      return false;
    }
    onDone();
    return true;
  }

  function tryAgain(): void {
    setState('loading');
    setTries(tries + 1);
  }

  return (
    <>
      {problem && <Note tone="danger">{problem}</Note>}
      {state === 'away' && (
        <Note tone="danger">
          {text('cardFieldsAway')} <Button onClick={tryAgain}>{text('tryAgain')}</Button>
        </Note>
      )}
      <Form submitLabel={submitLabel} isSubmitOff={state !== 'ready'} onSubmit={send}>
        {state === 'loading' && <Skeleton shape="lines" count={3} />}
        <div ref={place} hidden={state === 'away'} />
      </Form>
    </>
  );
}

/** It was paid in another tab, or called off there: the server knows which. */
const isOver = ({ code = '' }: StripeError): boolean =>
  code === 'payment_intent_unexpected_state' || code === 'setup_intent_unexpected_state';
