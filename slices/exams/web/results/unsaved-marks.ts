import { useState } from 'react';
import type { Mark } from './mark-fields.tsx';

type Typed = Partial<Mark>;

export interface UnsavedMarks {
  of: (answer: string) => Typed | undefined;
  note: (answer: string, typed: Typed) => void;
  forget: (answer: string) => void;
  hasAny: () => boolean;
}

/** What was typed about answers and is not saved yet: it is there again when one turns back to an answer. */
export function useUnsavedMarks(): UnsavedMarks {
  const [typed] = useState(() => new Map<string, Typed>());
  return {
    of: (answer) => typed.get(answer),
    note: (answer, more) => void typed.set(answer, { ...typed.get(answer), ...more }),
    forget: (answer) => void typed.delete(answer),
    hasAny: () => typed.size > 0,
  };
}
