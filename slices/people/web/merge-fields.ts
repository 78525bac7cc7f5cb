import { controlsOf } from '#kit/ui/form/form-problems.ts';

/** What the fields of a form hold, by their names. */
export type FieldValues = Readonly<Record<string, string>>;

/** After somebody else's change: what was typed here stays, and what was not follows the change. */
export const merged = (typed: FieldValues, before: FieldValues, now: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      const here = typed[name] ?? '';
      return [name, here === (before[name] ?? '') ? value : here];
    }),
  );

/** Puts values into the fields of a form, as if they had been there from the start. */
export function fillIn(form: HTMLFormElement, fields: FieldValues): void {
  for (const control of controlsOf(form)) {
    const value = fields[control.name];
    if (value === undefined || control.value === value) continue;
    control.value = value;
    control.setCustomValidity('');
  }
}
