import type { Role } from '#kit/access/actor.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';

export interface MenuEntry {
  to: string;
  label: MessageId;
  /** The roles that open the screen; an entry that would only turn people away is not shown. */
  anyOf: readonly Role[];
}

const SCREENS: readonly MenuEntry[] = [
  { to: '/dashboard', label: 'dashboard', anyOf: ['user'] },
  { to: '/logits', label: 'systemLog', anyOf: ['superadmin'] },
];

/** The screens somebody with these roles may open. */
export const menuFor = (roles: readonly string[]): readonly MenuEntry[] =>
  SCREENS.filter(({ anyOf }) => anyOf.some((role) => roles.includes(role)));
