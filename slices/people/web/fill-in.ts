import { controlsOf } from '#kit/ui/form/form-problems.ts';
import type { ProfileFields } from './profile-fields.ts';

/** Puts values into the fields of a form, as if they had been there from the start. */
export function fillIn(form: HTMLFormElement, fields: ProfileFields): void {
  for (const control of controlsOf(form)) {
    const value = fields[control.name];
    if (value === undefined || control.value === value) continue;
    control.value = value;
    control.setCustomValidity('');
  }
}
