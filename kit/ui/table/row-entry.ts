/** What a row leads to: a link of the product, what opens it beside the list, or its details. */
const LEADS_ON =
  'td[data-label] :is(a[href]:not([target], [href^="mailto:"], [href^="tel:"]), button:not([aria-haspopup="menu"]), summary)';

const CONTROLS = 'a[href], summary, button, input, textarea';

/** What a press anywhere in the row stands for; nothing where the row leads nowhere. */
export const leadOf = (row: Element): HTMLElement | null => row.querySelector<HTMLElement>(LEADS_ON);

/** A row is entered by what it leads to, and only without that by its other controls. */
export const entryOf = (row: Element): HTMLElement | null =>
  leadOf(row) ?? row.querySelector<HTMLElement>(CONTROLS);

/** The control of a row in the same column as another's, or what the row is entered by. */
export const entryBeside = (row: HTMLTableRowElement, column: number): HTMLElement | null =>
  row.cells[column]?.querySelector<HTMLElement>(CONTROLS) ?? entryOf(row);

/** The rows under a search field: those of the first list that follows it, be it a table or not. */
export function rowsAfter(field: Element): Element[] {
  const follows = (body: Element): boolean =>
    Boolean(field.compareDocumentPosition(body) & Node.DOCUMENT_POSITION_FOLLOWING);
  const body = [...document.querySelectorAll('[data-rows]')].find(follows);
  return body ? [...body.children] : [];
}

/** The search field over some rows: the last one that stands before them. */
export function fieldBefore(rows: Element): HTMLElement | null {
  const precedes = (field: Element): boolean =>
    Boolean(rows.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING);
  return [...document.querySelectorAll<HTMLElement>('input[type="search"]')].findLast(precedes) ?? null;
}
