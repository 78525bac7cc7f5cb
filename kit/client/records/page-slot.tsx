import { Fragment, type ReactNode } from 'react';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon, type IconName } from '#kit/ui/icon/icon.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useSignedInUser, type SignedInUser } from '../session/session.ts';

/** Where on the page a part stands: in the heading, under the other cards, beside them, or within the card it is about. */
type PartOfPage = 'button' | 'card' | 'aside' | 'note';

/** What a slice adds to the page of a slice above it. Links stand in the heading; `on` names a tab it is added to. */
export type PageSlot<Subject> = {
  id: string;
  isShown?(subject: Subject, reader: SignedInUser): boolean;
} & (
  | { as: PartOfPage | { tab: MessageId } | { on: string }; render(subject: Subject): ReactNode }
  | { as: { link: MessageId; icon: IconName }; to(subject: Subject): string }
);

/** A page that other slices add to (`person.page.tsx`) is given their slots (`person.slots.tsx`) in the order of the slices. */
export interface SlotsProps<Slot> {
  slots: readonly Slot[];
}

interface ShownSlots extends Record<`${PartOfPage}s`, ReactNode[]> {
  tabs: { id: string; label: string; content: ReactNode }[];
  /** What is added to a tab, by the id of the tab. */
  on: Record<string, ReactNode[]>;
}

/** What the reader is shown of the slots of a page. */
export function usePageSlots<Subject>(slots: readonly PageSlot<Subject>[], subject: Subject): ShownSlots {
  const text = useText();
  const reader = useSignedInUser();
  const shown: ShownSlots = { buttons: [], cards: [], asides: [], notes: [], tabs: [], on: {} };
  for (const slot of slots) {
    if (slot.isShown && !slot.isShown(subject, reader)) continue;
    if ('to' in slot)
      shown.buttons.push(
        <LinkButton key={slot.id} to={slot.to(subject)}>
          <Icon name={slot.as.icon} />
          <Text id={slot.as.link} />
        </LinkButton>,
      );
    else {
      const { id, as, render } = slot;
      const content = <Fragment key={id}>{render(subject)}</Fragment>;
      if (typeof as === 'string') shown[`${as}s`].push(content);
      else if ('tab' in as) shown.tabs.push({ id, label: text(as.tab), content });
      else (shown.on[as.on] ??= []).push(content);
    }
  }
  return shown;
}
