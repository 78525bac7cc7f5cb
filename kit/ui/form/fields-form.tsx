import { useRef, type ComponentProps, type ReactNode } from 'react';
import { pickFields } from '#kit/record/changed-fields.ts';
import type { Fields, WrittenValuesOf } from '#kit/record/field.ts';
import { Form } from './form.tsx';
import { controlsFor, readControls, type Controls } from './record-fields.ts';

interface FieldsFormProps<F extends Fields> extends Omit<
  ComponentProps<typeof Form<string>>,
  'ref' | 'onSubmit' | 'children'
> {
  fields: F;
  /** A GuardedForm, where what was typed must not be lost. */
  form?: typeof Form<string>;
  /** What the form begins with beyond the defaults; also the values of fields it does not show. */
  initial?: Partial<WrittenValuesOf<F>>;
  onSubmit: (values: WrittenValuesOf<F>) => Promise<unknown> | void;
  children: (controls: Controls<F>) => ReactNode;
}

/** A form about no stored record: its values have the types of its fields, and a misspelt name does not compile. */
export function FieldsForm<F extends Fields>(props: FieldsFormProps<F>) {
  const { fields, form: FormOfFields = Form, initial = {}, onSubmit, children, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);

  function submit(texts: Record<string, string>): Promise<unknown> | void {
    const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
    const typed = element.current ? readControls(fields, element.current, texts) : {};
    const values = { ...defaults, ...initial, ...typed } as WrittenValuesOf<F>;
    // What it begins with may be a record, of which more is known than the form asks for.
    const asked = pickFields<F, WrittenValuesOf<F>>(Object.keys(fields), values);
    return onSubmit(asked as WrittenValuesOf<F>);
  }

  return (
    <FormOfFields {...rest} ref={element} onSubmit={submit}>
      {children(controlsFor(fields, initial))}
    </FormOfFields>
  );
}
