import type { MouseEvent } from 'react';
import { leadOf } from './row-entry.ts';

const OWN_MEANING = 'a, button, input, label, select, textarea, summary, dialog, [role="menu"], [data-part]';

const MIDDLE_BUTTON = 1;

/** What a press beside all controls of a row stands for. Events of what is drawn elsewhere are not the row's. */
function leadBehind({
  target,
  currentTarget,
  defaultPrevented,
}: MouseEvent<HTMLTableSectionElement>): HTMLElement | null {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return null;
  if (target.closest(OWN_MEANING)) return null;
  const row = target.closest('tr');
  return row && leadOf(row);
}

/** The whole row can be pressed as its link can. Selecting text in it to copy does not press it. */
export function pressRow(event: MouseEvent<HTMLTableSectionElement>): void {
  const lead = leadBehind(event);
  if (!lead || window.getSelection()?.type === 'Range') return;
  if (lead instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey)) openTab(lead);
  else lead.click();
}

/** As on a link, the middle button opens another tab. */
export function pressRowAside(event: MouseEvent<HTMLTableSectionElement>): void {
  const lead = event.button === MIDDLE_BUTTON ? leadBehind(event) : null;
  if (lead instanceof HTMLAnchorElement) openTab(lead);
}

/** Otherwise some browsers begin to scroll by the middle button before it is let go. */
export function keepMiddleButton(event: MouseEvent<HTMLTableSectionElement>): void {
  if (event.button === MIDDLE_BUTTON && leadBehind(event)) event.preventDefault();
}

const openTab = ({ href }: HTMLAnchorElement): unknown => window.open(href, '_blank', 'noopener');
