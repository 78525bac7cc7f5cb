import { ROLE_TEXTS } from '#kit/access/account-texts.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';

const isKnown = (role: string): role is keyof typeof ROLE_TEXTS => Object.hasOwn(ROLE_TEXTS, role);

/** A role this page does not know yet is shown by its name. */
export const roleName = (role: string, text: (id: MessageId) => string): string =>
  isKnown(role) ? text(ROLE_TEXTS[role]) : role;

export const RoleChip = ({ role }: { role: string }) => <Chip>{roleName(role, useText())}</Chip>;
