/**
 * Remembers that Login was pressed, or Enter, while the page's other scripts were still on their way; the form that takes
 * the place of the painted one sends itself then (kit/ui/form/early-typing.ts). It comes first and is small; a press before it
 * is there is lost.
 */
const button = document.querySelector('.frame-button');

function notePress(): void {
  button?.setAttribute('aria-disabled', 'true');
}

button?.addEventListener('click', notePress);
for (const field of document.querySelectorAll<HTMLInputElement>('.frame input'))
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) notePress();
  });

// oxlint-disable-next-line unicorn/require-module-specifiers -- Nothing of this is global; the build takes the line out again.
export {};
