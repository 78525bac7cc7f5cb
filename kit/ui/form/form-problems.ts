import type { MessageValues } from '#kit/messages/format-message.ts';
import type { MessageId } from '../text/message-id.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldProblem {
  control: Control;
  /** A message of the form's own, or words that the field itself has found in the reader's language. */
  message: { id: MessageId; values?: MessageValues } | { words: string };
}

type Tell = (id: MessageId, values?: MessageValues) => string;

export const wordsOf = (message: FieldProblem['message'], text: Tell): string =>
  'words' in message ? message.words : text(message.id, message.values);

/** What a field with this attribute holds is never trimmed: a space at the end of a password counts. */
export const KEEPS_SPACES = 'data-keeps-spaces';

/** How many characters a field may hold. The browser would cut off what is pasted beyond its own limit, unseen. */
const MAX = 'data-most';
export const holdsAtMost = (max: number | undefined): { [MAX]?: number } =>
  max === undefined ? {} : { [MAX]: max };

/** What a field with this attribute hands over instead of the words it shows: a number, an id. */
export const HANDS_OVER = 'data-hands-over';
export const submittedValue = (value: string): { [HANDS_OVER]: string } => ({ [HANDS_OVER]: value });

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

export const controlsOf = (form: HTMLFormElement): Control[] =>
  Array.from(form.elements).filter((element) => isControl(element) && element.name !== '') as Control[];

/** The control of a field; of one that is chosen by several checkboxes, the first of them (record-fields.ts). */
export const controlNamed = (form: HTMLFormElement, name: string): Control | undefined => {
  const controls = controlsOf(form);
  return (
    controls.find((control) => control.name === name) ??
    controls.find((control) => name !== '' && control.name.startsWith(`${name}.`))
  );
};

export const isTrimmed = (control: Control): boolean =>
  !(control instanceof HTMLSelectElement) &&
  !['checkbox', 'radio', 'file', 'password'].includes(control.type) &&
  !control.hasAttribute(KEEPS_SPACES);

/** Done before the check, so that a required field full of blanks counts as empty. */
export function trimFields(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    const trimmed = control.value.trim();
    if (isTrimmed(control) && control.value !== trimmed) control.value = trimmed;
  }
}

/** The browser only minds the length of what was typed, not of what a password manager filled in. */
const isTooShort = (control: Control): boolean =>
  !(control instanceof HTMLSelectElement) && control.value !== '' && control.value.length < control.minLength;

const maxOf = (control: Control): number => Number(control.getAttribute(MAX) ?? Infinity);

function problemOf(control: Control): FieldProblem | null {
  const { validity } = control;
  if (validity.valueMissing) return { control, message: { id: 'requiredFieldMissing' } };
  if (isTooShort(control) && !(control instanceof HTMLSelectElement)) {
    return { control, message: { id: 'tooShort', values: { count: control.minLength } } };
  }
  if (control.value.length > maxOf(control))
    return { control, message: { id: 'tooLong', values: { count: maxOf(control) } } };
  if (validity.typeMismatch && control.type === 'email')
    return { control, message: { id: 'emailMalformed' } };
  if (validity.customError) return { control, message: { words: control.validationMessage } };
  return validity.valid ? null : { control, message: { id: 'notAllowedValue' } };
}

/** Of several to choose one from, none is chosen: that is one problem. */
const isFirstOfItsGroup = (control: Control, index: number, controls: readonly Control[]): boolean =>
  control.type !== 'radio' || controls.findIndex(({ name }) => name === control.name) === index;

/** The browser's own check of every field, told in the reader's language. */
export const problemsOf = (form: HTMLFormElement): FieldProblem[] =>
  controlsOf(form)
    .filter(isFirstOfItsGroup)
    .map(problemOf)
    .filter((problem) => problem !== null);

const handedOver = (form: HTMLFormElement): [string, string][] =>
  controlsOf(form)
    .map((control): [string, string | null] => [control.name, control.getAttribute(HANDS_OVER)])
    .filter((entry): entry is [string, string] => entry[1] !== null);

/** What the fields hold, by their names. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([
    ...[...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ...handedOver(form),
  ]);
