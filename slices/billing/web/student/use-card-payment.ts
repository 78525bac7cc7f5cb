import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { refreshed } from '#kit/client/query/refreshed.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { FieldRefusal } from '#kit/ui/form/field-refusal.ts';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useAmount } from '../use-amount.ts';
import {
  checkCardPayment,
  ownSavedCard,
  payByCard,
  type CardStepFragment,
} from './cards.graphql.generated.ts';
import { ownFinances, type OwnInvoiceFragment } from './finances.graphql.generated.ts';

const ATTEMPT = 'attempt';
/** How often a payment that is on its way is looked at. */
const LOOK_EVERY_MS = 3_000;

export interface ChosenPayment {
  amount: MinorUnits;
  savesCard: boolean;
  savedCardId: string | null;
}

export interface CardPaymentState {
  /** A payment was begun: here, before the page was loaded again, or in another tab. */
  isUnderWay: boolean;
  /** How far it has come; null until that is known. */
  step: CardStepFragment | null;
  /** The saved card was to be charged, and its bank wants to hear from its owner. */
  isAskedByBank: boolean;
  /** What was in the way, in words. */
  problem: string | null;
  begin: (chosen: ChosenPayment) => Promise<boolean>;
  check: () => Promise<void>;
  /** Back to the choice of amount and card. */
  startAgain: () => void;
}

/** A payment of an invoice. Its address names the attempt, so that loading the page again, or Back, loses nothing. */
export function useCardPayment({ _id: invoiceId }: OwnInvoiceFragment): CardPaymentState {
  const text = useText();
  const amountText = useAmount();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [step, setStep] = useState<CardStepFragment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The same however often the form is sent, so that it is begun once.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const [isSavedCard, setIsSavedCard] = useState(false);
  const attemptId = search.get(ATTEMPT);

  function take(next: CardStepFragment): void {
    setProblem(null);
    const { status, amount, currency } = next.attempt;
    if (status !== 'SUCCEEDED') return setStep(next);
    refresh([ownSavedCard]);
    const words = text('paidByCard', { amount: amountText(amount, currency) });
    // The invoice shows the payment as soon as it comes.
    void refreshed(ownFinances).then(() => {
      showToast('success', words);
      void navigate(`/student/transactions/${invoiceId}`, { replace: true });
    });
  }

  function tell(error: unknown): void {
    if (!(error instanceof CallProblem)) throw error;
    setProblem(problemText(error));
  }

  async function check(): Promise<void> {
    if (attemptId === null) return;
    try {
      take((await call(checkCardPayment, { attemptId })).checkCardPayment);
    } catch (error) {
      tell(error);
    }
  }

  async function begin(chosen: ChosenPayment): Promise<boolean> {
    try {
      const { payByCard: next } = await call(payByCard, { attemptId: newId, invoiceId, ...chosen });
      setIsSavedCard(chosen.savedCardId !== null);
      setSearch({ [ATTEMPT]: next.attempt._id }, { replace: true });
      take(next);
      return true;
    } catch (error) {
      refresh([ownFinances, ownSavedCard]);
      if (error instanceof CallProblem && error.field === 'amount')
        throw new FieldRefusal('amount', problemText(error));
      tell(error);
      return false;
    }
  }

  function startAgain(): void {
    setStep(null);
    setProblem(null);
    setNewId(crypto.randomUUID());
    setSearch({}, { replace: true });
    refresh([ownFinances]);
  }

  const look = useEffectEvent(() => void check());
  const taken = useEffectEvent(take);
  const told = useEffectEvent(tell);
  const isKnown = step?.attempt._id === attemptId;
  const isOnItsWay = isKnown && step?.attempt.status === 'OPEN' && step.clientSecret === null;
  useEffect(
    function lookHowItStands() {
      if (attemptId === null || isKnown) return;
      call(checkCardPayment, { attemptId }).then(
        (answer) => taken(answer.checkCardPayment),
        (error: unknown) => told(error),
      );
    },
    [attemptId, isKnown],
  );
  useEffect(
    function lookAgainWhileItIsOnItsWay() {
      if (!isOnItsWay) return;
      const timer = setInterval(look, LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [isOnItsWay],
  );

  return {
    isUnderWay: attemptId !== null,
    step: isKnown ? step : null,
    isAskedByBank: isSavedCard && step?.attempt.status === 'OPEN',
    problem,
    begin,
    check,
    startAgain,
  };
}
