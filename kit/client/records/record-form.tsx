import { useRef, useState, type ReactNode } from 'react';
import { changedFields, pickFields } from '#kit/record/changed-fields.ts';
import type { Fields, WrittenInputOf, WrittenValuesOf } from '#kit/record/field.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { controlsFor, readControls, type Controls } from '#kit/ui/form/record-fields.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { CallProblem } from '../call/call-problem.ts';
import { useFormProblem } from '../call/use-form-problem.ts';
import { useProblemToast } from '../call/use-problem-toast.ts';
import { refresh, type Named } from '../query/query-client.ts';
import { writeAnswer } from '../query/write-answer.ts';

/** Which record is saved, and what the change is based on: nothing yet where the record is new. */
interface Saved {
  id: string;
  version: number | null;
}

/** A record of which there is only one has no id. */
export type StoredRecord<F extends Fields> = WrittenValuesOf<F> & { _id?: string; version: number };

export interface RecordFormProps<
  F extends Fields,
  Stored extends StoredRecord<F>,
  Answered extends Promise<unknown>,
> {
  id: string;
  fields: F;
  /** Null for one that is still to be made. */
  stored: Stored | null;
  /** What a new one begins with beyond its defaults. */
  initial?: Partial<WrittenValuesOf<F>>;
  save: (input: WrittenInputOf<F>, saved: Saved) => Answered;
  /** What the toast calls it; without this, onSaved tells that it was saved. */
  nameOf?: ((input: WrittenInputOf<F>) => string) | undefined;
  /** What else is not true any more once it is saved. */
  stale?: readonly Named[];
  /** Told what was answered, what was said, and what that was based on. */
  onSaved?: (answer: Awaited<Answered>, change: { input: WrittenInputOf<F>; before: Stored | null }) => void;
  /** Loads the record as it is now, after another user has changed it. */
  reload: (id: string) => Promise<Stored | null>;
  /** "Save" unless it does more than that. */
  submitLabel?: string | undefined;
  /** There is nothing to send yet. */
  isSubmitOff?: boolean | undefined;
  /** Form, or GuardedForm on a page that can be left. */
  form?: typeof Form<string>;
  /** The fields; and the record as it was last read, null while there is none. */
  children: (controls: Controls<F>, known: Stored | null) => ReactNode;
}

/**
 * The fields of a record, saved together. What another user has saved meanwhile is brought in, and what was typed here stays,
 * to be looked at and saved again.
 */
export function RecordForm<
  F extends Fields,
  Stored extends StoredRecord<F>,
  Answered extends Promise<unknown>,
>(props: RecordFormProps<F, Stored, Answered>) {
  const { fields, stored, initial = {}, nameOf, save, reload, form: FormOfRecord = Form } = props;
  const text = useText();
  const tellProblem = useFormProblem();
  const toastProblem = useProblemToast();
  const form = useRef<HTMLFormElement>(null);
  // Made with the form, so that everything it sends is about one record.
  const [id] = useState(() => stored?._id ?? crypto.randomUUID());
  const [known, setKnown] = useState(stored);
  const [shown, setShown] = useState<Partial<WrittenValuesOf<F>>>(stored ?? initial);

  async function submit(values: Record<string, string>): Promise<void> {
    const typed = form.current ? readControls(fields, form.current, values) : {};
    try {
      const input = { ...(known ? requiredValues(fields, known) : initial), ...typed } as WrittenInputOf<F>;
      const answer = await save(input, { id, version: known?.version ?? null });
      refresh(props.stale ?? [], writeAnswer(answer));
      if (nameOf) showToast('success', text('recordSaved', { name: nameOf(input) }));
      props.onSaved?.(answer, { input, before: known });
    } catch (problem) {
      tellProblem(problem);
      if (problem instanceof CallProblem && problem.problem === 'changedMeanwhile')
        await bringIn(typed).catch(toastProblem);
    }
  }

  async function bringIn(typed: Partial<WrittenInputOf<F>>): Promise<void> {
    const now = await reload(id);
    if (!now) return;
    const before = known ?? now;
    const own = changedFields(fields, before, { ...before, ...typed });
    setShown({ ...now, ...pickFields(own, { ...before, ...typed }) });
    setKnown(now);
  }

  return (
    <FormOfRecord
      key={known?.version}
      id={props.id}
      ref={form}
      onSubmit={submit}
      {...(props.submitLabel && { submitLabel: props.submitLabel })}
      isSubmitOff={props.isSubmitOff ?? false}
    >
      {props.children(controlsFor(fields, shown), known)}
    </FormOfRecord>
  );
}

/** What every call must say, also where its control is not shown or cannot be changed. */
const requiredValues = <F extends Fields>(
  fields: F,
  known: WrittenValuesOf<F>,
): Partial<WrittenValuesOf<F>> =>
  pickFields(
    Object.keys(fields).filter((name) => fields[name]?.default === undefined),
    known,
  );
