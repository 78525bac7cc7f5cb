import { controlsOf, type Control } from '#kit/ui/form/form-problems.ts';

export type FieldValues = Readonly<Record<string, string>>;

/** After another user's change: typed fields stay, the others follow the change. */
export const merged = (typed: FieldValues, before: FieldValues, now: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      const here = typed[name] ?? '';
      return [name, here === (before[name] ?? '') ? value : here];
    }),
  );

/**
 * Puts values into the fields of a form. What is stored counts as having been there from the start, so that only the rest
 * is taken for typed (kit/ui/form/typed-values.ts).
 */
export function fillIn(form: HTMLFormElement, fields: FieldValues, stored: FieldValues): void {
  for (const control of controlsOf(form)) {
    const value = fields[control.name];
    if (value === undefined) continue;
    const isNew = control.value !== value;
    beginWith(control, stored[control.name] ?? '');
    control.value = value;
    if (isNew) control.setCustomValidity('');
  }
}

function beginWith(control: Control, start: string): void {
  if (control instanceof HTMLSelectElement)
    for (const option of control.options) option.defaultSelected = option.value === start;
  else control.defaultValue = start;
}
