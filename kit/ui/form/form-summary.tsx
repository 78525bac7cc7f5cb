import { useEffect, useRef } from 'react';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { wordsOf, type Control, type FieldProblem } from './form-problems.ts';
import styles from './form.module.css';

interface FormSummaryProps {
  problems: readonly FieldProblem[];
}

/**
 * Lists what keeps a form from being sent. It takes the focus, and each line leads to its field; a user who pressed Enter in the one
 * field that is wrong stays there and is read the list.
 */
export function FormSummary({ problems }: FormSummaryProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function takeFocus() {
      const [only, ...others] = problems;
      if (others.length > 0 || only?.control !== document.activeElement) box.current?.focus();
    },
    [problems],
  );
  if (problems.length === 0) return null;
  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1}>
      <p>
        <Text id="formHasProblems" values={{ count: problems.length }} />
      </p>
      <ul>
        {problems.map(({ control, message }) => (
          <li key={control.name}>
            <Text
              id="fieldHasProblem"
              values={{ field: <LeapTo control={control} />, problem: wordsOf(message, text) }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What stands over a field; over one of several to choose from, what all of them are about. */
const nameOf = (control: Control): string | null | undefined => {
  const isOneOfSeveral = control.type === 'radio' || control.name.includes('.');
  const legend = isOneOfSeveral ? control.closest('fieldset')?.querySelector('legend') : null;
  return (legend ?? control.labels?.[0])?.textContent;
};

interface LeapToProps {
  control: Control;
}

function LeapTo({ control }: LeapToProps) {
  return (
    <button type="button" className={styles['leap']} onClick={() => control.focus()}>
      {nameOf(control)}
    </button>
  );
}
