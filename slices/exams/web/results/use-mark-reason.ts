import { useState } from 'react';
import { isOtherMark } from '#slices/exams/rules/results/mark-change.ts';

interface MarkReason {
  /** Whether the points that stand in the field take a reason. */
  isAsked: boolean;
  /** Hears of the points while they are typed. */
  onPoints: (points: number | null) => void;
  /** Asks from now on: the server knew of points that this page did not. */
  askForIt: () => void;
}

/** Asks for a reason as soon as points are typed that differ from those an answer has earned. */
export function useMarkReason(earned: number | null): MarkReason {
  const [typed, setTyped] = useState<number | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  return {
    isAsked: wasRefused || (typed !== null && isOtherMark(earned, typed)),
    onPoints: setTyped,
    askForIt: () => setWasRefused(true),
  };
}
