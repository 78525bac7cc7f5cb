import type { IconName } from '#kit/ui/icon/icon.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { EntryKind } from '../rules/entries.ts';

interface Look {
  icon: IconName;
  /** The colour of its mark. */
  tone: 'class' | 'due' | 'event' | 'holiday' | 'outside' | 'own';
  /** A sentence around the title, where the title alone does not say what happens. */
  sentence?: MessageId;
}

/** How entries of a kind are told apart, by a sign and by a colour. */
export const LOOKS: Readonly<Record<EntryKind, Look>> = {
  CLASS: { icon: 'book', tone: 'class' },
  EXAM_OPENS: { icon: 'award', tone: 'event', sentence: 'entryExamOpens' },
  EXAM_CLOSES: { icon: 'award', tone: 'due', sentence: 'entryExamCloses' },
  ASSIGNMENT_DUE: { icon: 'note', tone: 'due', sentence: 'entryWorkIsDue' },
  INVOICE_DUE: { icon: 'card', tone: 'due', sentence: 'entryInvoiceIsDue' },
  INSTALMENT_DUE: { icon: 'card', tone: 'due', sentence: 'entryInstalmentIsDue' },
  HOURS: { icon: 'clock', tone: 'event', sentence: 'entryHours' },
  EVENT: { icon: 'calendar', tone: 'event' },
  HOLIDAY: { icon: 'flag', tone: 'holiday' },
  GROUP_CALENDAR: { icon: 'users', tone: 'outside' },
  OWN_CALENDAR: { icon: 'user', tone: 'own' },
};
