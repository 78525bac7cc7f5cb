import type { useText } from '../text/use-text.ts';

interface ActedBy {
  actorName: string | null;
  impersonatorName: string | null;
  isAutomatic: boolean;
}

/** Who did it: by name, in another's place, or as what kind of visitor. */
export function actorInWords(by: ActedBy, text: ReturnType<typeof useText>): string {
  const actor = by.actorName ?? text(by.isAutomatic ? 'auditBySystem' : 'auditByStranger');
  return by.impersonatorName ? text('auditOnBehalf', { impersonator: by.impersonatorName, actor }) : actor;
}
