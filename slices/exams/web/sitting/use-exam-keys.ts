import { useEffect, useEffectEvent } from 'react';
import type { AnswerDesk, ShownQuestion } from './answer-desk.ts';

interface ExamKeys {
  desk: AnswerDesk;
  question: ShownQuestion | undefined;
  index: number;
  show: (index: number) => void;
  isOff: boolean;
}

const TYPED_IN = 'textarea, select, input:not([type="radio"], [type="checkbox"])';

/** Whether a letter has chosen an answer. */
function chooseBy(letter: string, { _id, kind, options }: ShownQuestion, desk: AnswerDesk): boolean {
  const chosen = /^[A-Z]$/.test(letter) ? (letter.codePointAt(0) ?? 0) - 65 : -1;
  const isTrue = [true, false][chosen];
  const name = options[chosen]?.name;
  if (kind === 'TRUE_FALSE' && isTrue !== undefined) desk.answer(_id, { isTrue });
  else if (kind === 'SINGLE_CHOICE' && name) desk.answer(_id, { option: name });
  else if (kind === 'MULTIPLE_CHOICE' && name) {
    const before = desk.state.get().answers[_id]?.options ?? [];
    desk.answer(_id, {
      options: before.includes(name) ? before.filter((other) => other !== name) : [...before, name],
    });
  } else return false;
  return true;
}

/** Letters choose an answer and the arrows go on and back, except in text fields. */
export function useExamKeys({ desk, question, index, show, isOff }: ExamKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof Element && target.closest(TYPED_IN) !== null;
    if (isOff || !question || isTyping || ctrlKey || metaKey || altKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (key === 'ArrowRight') show(index + 1);
    else if (key === 'ArrowLeft') show(index - 1);
    else if (!chooseBy(key.toUpperCase(), question, desk)) return;
    event.preventDefault();
  });

  useEffect(function listenForKeys() {
    const listening = new AbortController();
    document.addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
