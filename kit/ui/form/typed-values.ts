import { controlsOf, isTrimmed, type Control } from './form-problems.ts';

const NAME = 'typed';

type Typed = Record<string, Record<string, string>>;

const keyOf = (form: HTMLFormElement): string => `${window.location.pathname}#${form.id}`;

/** Passwords are never stored, not even for a moment; they are also what is not trimmed. Words do not choose a suggestion. */
const isKept = (control: Control): boolean =>
  control.value !== '' &&
  control.role !== 'combobox' &&
  (control instanceof HTMLSelectElement || isTrimmed(control));

const typedInto = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    controlsOf(form)
      .filter(isKept)
      .map(({ name, value }) => [name, value]),
  );

/** Keeps what is typed on this page for the one that takes its place. */
export function keepTyped(): void {
  const forms = [...document.forms].map((form) => [keyOf(form), typedInto(form)] as const);
  const filled: Typed = Object.fromEntries(forms.filter(([, typed]) => Object.keys(typed).length > 0));
  try {
    sessionStorage.setItem(NAME, JSON.stringify(filled));
  } catch {
    // A browser that keeps nothing: the form is filled in again by hand.
  }
}

/** Fills in, once, what was typed into the same form on the page before. */
export function restoreTyped(form: HTMLFormElement): void {
  const typed = takeTyped()[keyOf(form)];
  if (!typed) return;
  for (const control of controlsOf(form)) {
    const value = typed[control.name];
    if (value === undefined) continue;
    control.value = value;
    // A field for numbers must hear of it to know what it hands over.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function takeTyped(): Typed {
  try {
    const typed = JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Typed;
    sessionStorage.removeItem(NAME);
    return typed;
  } catch {
    return {};
  }
}
