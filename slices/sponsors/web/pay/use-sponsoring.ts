import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { FieldRefusal } from '#kit/ui/form/field-refusal.ts';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import {
  cancelSponsorPayment,
  checkSponsorPayment,
  paySponsored,
  sponsorPage,
  type SponsorStepFragment,
} from './pay.graphql.generated.ts';

const ATTEMPT = 'attempt';
/** How often a payment that is on its way is looked at. */
const LOOK_EVERY_MS = 3_000;

export interface ChosenSponsoring {
  amount: MinorUnits;
  input: { name: string; email: string; locale: string; isNamed: boolean; note: string };
}

export interface Sponsoring {
  /** A payment was begun: here, or before the page was loaded again. */
  isUnderWay: boolean;
  /** How far it has come; null until that is known. */
  step: SponsorStepFragment | null;
  /** What was in the way, in words. */
  problem: string | null;
  begin: (chosen: ChosenSponsoring) => Promise<boolean>;
  check: () => Promise<void>;
  /** Back to the choice of the amount; what was begun is called off. */
  startAgain: () => Promise<void>;
}

/** A payment by a link. Its address names the attempt, so that loading the page again, or Back, loses nothing. */
export function useSponsoring(token: string): Sponsoring {
  const problemText = useProblemText();
  const [search, setSearch] = useSearchParams();
  const [step, setStep] = useState<SponsorStepFragment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The same however often the form is sent, so that it is begun once.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const attemptId = search.get(ATTEMPT);

  function take(next: SponsorStepFragment): void {
    setProblem(null);
    setStep(next);
  }

  function tell(error: unknown): void {
    if (!(error instanceof CallProblem)) throw error;
    setProblem(problemText(error));
  }

  async function check(): Promise<void> {
    if (attemptId === null) return;
    try {
      take((await call(checkSponsorPayment, { token, attemptId })).checkSponsorPayment);
    } catch (error) {
      tell(error);
    }
  }

  async function begin(chosen: ChosenSponsoring): Promise<boolean> {
    try {
      const { paySponsored: next } = await call(paySponsored, { token, attemptId: newId, ...chosen });
      setSearch({ [ATTEMPT]: next.attemptId }, { replace: true });
      take(next);
      return true;
    } catch (error) {
      // Somebody else may have paid meanwhile, or the link has ended.
      refresh([sponsorPage]);
      if (error instanceof CallProblem && error.field !== null)
        throw new FieldRefusal(error.field, problemText(error));
      tell(error);
      return false;
    }
  }

  async function startAgain(): Promise<void> {
    try {
      if (attemptId !== null && step?.isClosed === false) {
        const { cancelSponsorPayment: ended } = await call(cancelSponsorPayment, { token, attemptId });
        // It was paid meanwhile, in another tab.
        if (ended.status === 'SUCCEEDED') return take(ended);
      }
    } catch (error) {
      return tell(error);
    }
    setStep(null);
    setProblem(null);
    setNewId(crypto.randomUUID());
    setSearch({}, { replace: true });
    refresh([sponsorPage]);
  }

  const look = useEffectEvent(() => void check());
  const taken = useEffectEvent(take);
  const told = useEffectEvent(tell);
  const isKnown = step?.attemptId === attemptId;
  const isOnItsWay = isKnown && step?.status === 'OPEN' && step.clientSecret === null;
  useEffect(
    function lookHowItStands() {
      if (attemptId === null || isKnown) return;
      call(checkSponsorPayment, { token, attemptId }).then(
        (answer) => taken(answer.checkSponsorPayment),
        (error: unknown) => told(error),
      );
    },
    [token, attemptId, isKnown],
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
    problem,
    begin,
    check,
    startAgain,
  };
}
