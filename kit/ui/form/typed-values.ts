import { controlsOf, isTrimmed, type Control } from './form-problems.ts';

const NAME = 'typed';

type Typed = Record<string, Record<string, string>>;

const keyOf = (form: HTMLFormElement): string => `${window.location.pathname}#${form.id}`;

/** What a control held at first. */
function startOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** What a combobox hears when what was chosen in it on the page before is there again. */
export const CHOICE_RESTORED = 'choicerestored';

/** Words alone do not choose a suggestion: a combobox says itself what is chosen in it (kit/ui/combobox). */
const isCombobox = (control: Control): boolean => control.role === 'combobox';

/** What was not changed may be another on the page that follows. */
const isChanged = (control: Control): boolean =>
  isCombobox(control)
    ? control.dataset['chosen'] !== control.dataset['chosenFirst']
    : control.value !== startOf(control);

/** Passwords are never stored, not even for a moment; they are also what is not trimmed. */
const isKept = (control: Control): boolean =>
  isChanged(control) && (control instanceof HTMLSelectElement || isTrimmed(control));

const heldBy = (control: Control): string =>
  isCombobox(control) ? (control.dataset['chosen'] ?? '[]') : control.value;

const typedInto = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    controlsOf(form)
      .filter(isKept)
      .map((control) => [control.name, heldBy(control)]),
  );

/** Under this key stands whose words they are; no form has such a name. */
const OWNER = 'owner';

/** Keeps what is typed on this page for the one that takes its place; with an owner, only for that person's. */
export function rememberTyped(owner?: string): void {
  const forms = [...document.forms].map((form) => [keyOf(form), typedInto(form)] as const);
  const filled: Typed = Object.fromEntries(forms.filter(([, typed]) => Object.keys(typed).length > 0));
  if (owner && Object.keys(filled).length > 0) filled[OWNER] = { _id: owner };
  store(filled);
}

/** Called at sign-in: what another person has typed on this tab is forgotten. */
export function forgetTypedByOthers(personId: string): void {
  const owner = stored()[OWNER]?.['_id'];
  if (owner !== undefined && owner !== personId) forgetTyped();
}

/** What one person has typed is not shown to the next. */
export const forgetTyped = (): void => store({});

/** Fills in, once, what was typed into the same form on the page before. */
export function restoreTyped(form: HTMLFormElement): void {
  const typed = takeTyped(keyOf(form));
  if (!typed) return;
  for (const control of controlsOf(form)) {
    const value = typed[control.name];
    if (value === undefined) continue;
    if (isCombobox(control)) {
      control.dispatchEvent(new CustomEvent(CHOICE_RESTORED, { detail: JSON.parse(value) as unknown }));
      continue;
    }
    control.value = value;
    // A field for numbers must hear of it to know what it hands over.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Another form of the page may come later, in a window or a tab: what was typed into it waits for it. */
function takeTyped(key: string): Record<string, string> | undefined {
  const { [key]: typed, ...others } = stored();
  if (typed) store(others);
  return typed;
}

function stored(): Typed {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Typed;
  } catch {
    return {};
  }
}

function store(typed: Typed): void {
  try {
    if (Object.keys(typed).length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing: the form is filled in again by hand.
  }
}
