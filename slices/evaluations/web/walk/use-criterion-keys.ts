import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react';
import { useShortcuts, type Shortcut } from '#kit/ui/shortcut/shortcuts.ts';
import { isAnswered, type Answer, type AskedCriterion, type Words } from './walked-student.ts';

interface CriterionKeysOptions {
  list: RefObject<HTMLOListElement | null>;
  criteria: readonly AskedCriterion[];
  answers: Words['answers'];
  beginsInForm: boolean;
  onAnswer: (criterionId: string, answer: Answer) => void;
}

const DIGITS = [
  'answerWithOne',
  'answerWithTwo',
  'answerWithThree',
  'answerWithFour',
  'answerWithFive',
] as const;

const here = (keys: string, label: Shortcut['label'], run: () => void): Shortcut => ({
  keys,
  label,
  group: 'thisScreen',
  run,
});

/**
 * Digits answer the criterion that has the focus, or else the first that waits, and lead to the next; arrows lead up and down.
 * Gives what hears the arrows on a radio button, which would take them for itself.
 */
export function useCriterionKeys(options: CriterionKeysOptions): (event: KeyboardEvent) => void {
  const { list, criteria, answers, beginsInForm, onAnswer } = options;

  const boxes = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-criterion]') ?? []),
  ];

  /** The one with the focus; else the first without an answer. */
  function current(): number {
    const focused = boxes().findIndex((box) => box.contains(document.activeElement));
    if (focused !== -1) return focused;
    return Math.max(
      0,
      criteria.findIndex(({ criterionId }) => !isAnswered(answers[criterionId])),
    );
  }

  function focus(index: number, isSilent = false): void {
    const box = boxes()[index];
    const field =
      box?.querySelector<HTMLElement>('input:checked') ?? box?.querySelector<HTMLElement>('input, textarea');
    field?.focus({ preventScroll: isSilent });
    if (!isSilent) box?.scrollIntoView({ block: 'nearest' });
  }

  function answerWith(score: number): void {
    const at = current();
    const criterion = criteria[at];
    if (criterion?.kind !== 'SCALE') return;
    onAnswer(criterion.criterionId, { score, text: '' });
    focus(at + 1 < criteria.length ? at + 1 : at);
  }

  const isInside = (): boolean => list.current?.contains(document.activeElement) === true;
  const move = (step: 1 | -1): void => focus(isInside() ? current() + step : current());

  useShortcuts([
    ...DIGITS.map((label, index) => here(String(index + 1), label, () => answerWith(index + 1))),
    here('arrowdown', 'nextCriterion', () => move(1)),
    here('arrowup', 'previousCriterion', () => move(-1)),
  ]);

  const begin = useEffectEvent(() => {
    // On a phone the keyboard would cover what is to be read first.
    if (beginsInForm && window.matchMedia('(pointer: fine)').matches) focus(current(), true);
  });
  useEffect(function beginWithTheFirstThatWaits() {
    begin();
  }, []);

  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  };
}
