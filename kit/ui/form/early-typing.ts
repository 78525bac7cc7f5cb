/**
 * What a user types into the fields that came with the HTML, and whether they pressed its button, before the page's scripts
 * were there (apps/web/frame/sheets.ts). The module is loaded with the screen that takes their place, while they still stand.
 */
const fields = [...document.querySelectorAll<HTMLInputElement>('.frame input')];
/** Whether this page came with a form: the server sends one only to those who are not signed in. */
export const cameWithForm = fields.length > 0;
const button = document.querySelector('.frame-button');
let focused = document.activeElement;

/** The field that takes the place of another may have the focus before that one's is carried over. */
const noteFocus = ({ target }: Event): void => {
  if (fields.includes(target as HTMLInputElement)) focused = target as HTMLInputElement;
};
if (fields.length > 0) document.addEventListener('focusin', noteFocus);

/** Carries it over into a form with fields of the same names, once, with the focus and the place of the caret; sends it if that was asked for. */
export function takeOverTyped(form: HTMLFormElement): void {
  if (fields.length === 0) return;
  document.removeEventListener('focusin', noteFocus);
  for (const early of fields.splice(0)) {
    const control = form.elements.namedItem(early.name);
    if (!(control instanceof HTMLInputElement)) continue;
    if (early.value !== '') {
      control.value = early.value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (early !== focused) continue;
    control.focus();
    // A field for an address has no caret that could be placed.
    if (control.type !== 'email') control.setSelectionRange(early.selectionStart, early.selectionEnd);
  }
  if (button?.hasAttribute('aria-disabled')) form.requestSubmit();
}
