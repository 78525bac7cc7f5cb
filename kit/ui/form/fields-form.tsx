import { useRef, type ComponentProps, type ReactNode } from 'react';
import { pickFields } from '#kit/record/changed-fields.ts';
import type { Fields, WrittenValuesOf } from '#kit/record/field.ts';
import { problemsOfRecord, type FieldProblem as RecordProblem } from '#kit/record/parse-record.ts';
import { useTextIfKnown } from '../text/use-text.ts';
import { Form } from './form.tsx';
import { controlNamed, valuesOf, type FieldProblem } from './form-problems.ts';
import { controlsFor, readControls, type Controls } from './record-fields.ts';

interface FieldsFormProps<F extends Fields> extends Omit<
  ComponentProps<typeof Form<string>>,
  'ref' | 'onSubmit' | 'children' | 'check'
> {
  fields: F;
  /** A GuardedForm, where what was typed must not be lost. */
  form?: typeof Form<string>;
  /** What the form begins with beyond the defaults; also the values of fields it does not show. */
  initial?: Partial<WrittenValuesOf<F>>;
  onSubmit: (values: WrittenValuesOf<F>) => Promise<unknown> | void;
  /** What does not go together. With it the rules of every field are looked at before anything is sent, and all is told at once. */
  check?: (values: WrittenValuesOf<F>) => readonly RecordProblem[];
  children: (controls: Controls<F>) => ReactNode;
}

/** A form about no stored record: its values have the types of its fields, and a misspelt name does not compile. */
export function FieldsForm<F extends Fields>(props: FieldsFormProps<F>) {
  const { fields, form: FormOfFields = Form, initial = {}, onSubmit, check, children, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);
  const textIfKnown = useTextIfKnown();

  function read(texts: Record<string, string>): WrittenValuesOf<F> {
    const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
    const typed = element.current ? readControls(fields, element.current, texts) : {};
    const values = { ...defaults, ...initial, ...typed } as WrittenValuesOf<F>;
    // What it begins with may be a record, of which more is known than the form asks for.
    return pickFields<F, WrittenValuesOf<F>>(Object.keys(fields), values) as WrittenValuesOf<F>;
  }

  function problemsIn(form: HTMLFormElement): FieldProblem[] {
    const values = read(valuesOf(form));
    return [...problemsOfRecord(fields, values), ...(check?.(values) ?? [])].flatMap(({ field, problem }) => {
      const { min, max } = fields[field] ?? {};
      const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
      const words = textIfKnown(problem, limits);
      const control = controlNamed(form, field);
      return words !== null && control && control.type !== 'hidden' ? [{ control, message: { words } }] : [];
    });
  }

  return (
    <FormOfFields
      {...rest}
      ref={element}
      {...(check && { check: problemsIn })}
      onSubmit={(texts) => onSubmit(read(texts))}
    >
      {children(controlsFor(fields, initial))}
    </FormOfFields>
  );
}
