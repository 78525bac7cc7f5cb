import { use, useEffect, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { useText } from '../text/use-text.ts';
import { dismissErrors, showToast } from '../toast/show-toast.ts';
import { isSaveKey } from '../shortcut/save-key.ts';
import { FieldRefusal } from './field-refusal.ts';
import { FieldProblems, FormSaving } from './form-context.ts';
import {
  controlNamed,
  problemsOf,
  trimFields,
  valuesOf,
  wordsOf,
  type FieldProblem,
} from './form-problems.ts';
import { FormSummary } from './form-summary.tsx';
import { watchToldProblems } from './told-problems.ts';
import { restoreTyped } from './typed-values.ts';
import styles from './form.module.css';

interface FormProps<Name extends string> {
  /**
   * Called with the trimmed values when every field passes the browser's check; may throw a FieldRefusal, which is told in a
   * toast where the form has no such field. A caller that has told by themselves what was in the way, other than by
   * useProblemToast, answers false.
   */
  onSubmit: (values: Record<Name, string>) => Promise<unknown> | void;
  /** What else is wrong, told together with what the browser finds; of one field the browser's words come first. */
  check?: (form: HTMLFormElement) => readonly FieldProblem[];
  /** The form element. */
  ref?: RefObject<HTMLFormElement | null>;
  id?: string;
  submitLabel?: string;
  submitSize?: 'normal' | 'block';
  /** There is nothing to send yet. */
  isSubmitOff?: boolean;
  /** Primary unless another form of the screen is. */
  submitTone?: 'primary' | 'default';
  /** The button stands at the foot of the window, outside the form, and names it by its id. */
  hasSubmitAtFoot?: boolean;
  children: ReactNode;
}

/** The one way to write a form: fields with labels above, problems beside them and in a summary that leads to them. */
export function Form<Name extends string>(props: FormProps<Name>) {
  const {
    onSubmit,
    check,
    ref,
    id = 'form1',
    submitLabel,
    submitSize = 'normal',
    submitTone = 'primary',
    isSubmitOff = false,
    hasSubmitAtFoot = false,
    children,
  } = props;
  const text = useText();
  const own = useRef<HTMLFormElement>(null);
  const element = ref ?? own;
  const noteSaving = use(FormSaving);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isProcessing, setIsProcessing] = useState(false);
  const [surprise, setSurprise] = useState<{ error: unknown } | null>(null);
  // What the screen did not foresee belongs on the crash screen, which only hears of errors thrown while rendering.
  if (surprise) throw surprise.error;

  useEffect(
    function fillInWhatWasTypedBefore() {
      if (element.current) restoreTyped(element.current);
    },
    [element],
  );

  useEffect(
    function saveByKeys() {
      const form = element.current;
      const hear = (event: KeyboardEvent): void => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        form?.requestSubmit();
      };
      form?.addEventListener('keydown', hear);
      return () => form?.removeEventListener('keydown', hear);
    },
    [element],
  );

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    trimFields(form);
    const found = withOthers(problemsOf(form), check?.(form) ?? []);
    setProblems(found);
    if (found.length > 0 || isProcessing || isSubmitOff) return;
    dismissErrors();
    setIsProcessing(true);
    const noteEnd = noteSaving(form);
    const hasToldProblem = watchToldProblems();
    let isSaved = false;
    try {
      const isDone = (await onSubmit(valuesOf(form))) !== false;
      isSaved = isDone && !hasToldProblem();
    } catch (error) {
      const control = error instanceof FieldRefusal && controlNamed(form, error.field);
      if (control) setProblems([{ control, message: { words: error.message } }]);
      else if (error instanceof FieldRefusal) showToast('error', error.message);
      else setSurprise({ error });
    } finally {
      noteEnd(isSaved);
      setIsProcessing(false);
    }
  }

  const byName = Object.fromEntries(
    problems.map(({ control, message }) => [control.name, wordsOf(message, text)]),
  );
  return (
    <form ref={element} id={id} className={styles['form']} noValidate onSubmit={submit}>
      <FormSummary problems={problems} />
      <FieldProblems value={byName}>{children}</FieldProblems>
      {!hasSubmitAtFoot && (
        <div className={styles['actions']}>
          <Button
            type="submit"
            tone={submitTone}
            size={submitSize}
            isProcessing={isProcessing}
            disabled={isSubmitOff}
          >
            {submitLabel ?? text('save')}
          </Button>
        </div>
      )}
    </form>
  );
}

function withOthers(found: readonly FieldProblem[], others: readonly FieldProblem[]): FieldProblem[] {
  const told = new Set(found.map(({ control }) => control));
  const all = [...found, ...others.filter(({ control }) => !told.has(control))];
  // In the order in which they are read.
  return all.toSorted((one, other) =>
    one.control.compareDocumentPosition(other.control) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
