import { useState } from 'react';
import { isOtherMark } from '#slices/exams/rules/results/mark-change.ts';

interface MarkReason {
  isAsked: boolean;
  onPoints: (points: number | null) => void;
  /** Asks from now on: the server knew of points that this page did not. */
  askForIt: () => void;
}

/** Asks for a reason once the points differ from those an answer has earned. */
export function useMarkReason(earned: number | null): MarkReason {
  const [typed, setTyped] = useState<number | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  return {
    isAsked: wasRefused || (typed !== null && isOtherMark(earned, typed)),
    onPoints: setTyped,
    askForIt: () => setWasRefused(true),
  };
}
