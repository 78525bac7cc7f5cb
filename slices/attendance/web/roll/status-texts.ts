import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { AttendanceStatus } from '../../rules/status.ts';

/** How the four statuses are called, at length and on a narrow button. */
export const STATUS_TEXTS: Readonly<Record<AttendanceStatus, { name: MessageId; letter: MessageId }>> = {
  PRESENT: { name: 'statusPresent', letter: 'statusPresentLetter' },
  LATE: { name: 'statusLate', letter: 'statusLateLetter' },
  ABSENT: { name: 'statusAbsent', letter: 'statusAbsentLetter' },
  EXCUSED: { name: 'statusExcused', letter: 'statusExcusedLetter' },
};
