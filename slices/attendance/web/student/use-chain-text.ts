import { useText } from '#kit/ui/text/use-text.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { STATUS_TEXTS } from '../roll/status-texts.ts';
import type { ShownRecordFragment } from './own-attendance.graphql.generated.ts';

type Step = ShownRecordFragment['steps'][number];

const DECISIONS: Readonly<Record<Exclude<Step['kind'], 'MARKED' | 'TOO_LATE'>, MessageId>> = {
  LEAVE_APPROVED: 'stepLeaveApproved',
  LEAVE_NOTED: 'stepLeaveNoted',
  EXPLANATION_EXCUSED: 'stepExplanationExcused',
  EXPLANATION_NOTED: 'stepExplanationNoted',
};

/** How a status came about: "Absent (Paul Reed) → leave approved by Mary Hall → Excused". Nothing where it was marked so. */
export function useChainText(allowedMinutes: number | null): (record: ShownRecordFragment) => string | null {
  const text = useText();
  const nameOf = (status: keyof typeof STATUS_TEXTS): string => text(STATUS_TEXTS[status].name);

  function told({ kind, status, minutesLate, byName, byCode }: Step): string {
    const name = byName ?? '';
    if (kind === 'TOO_LATE') return text('stepTooLate', { minutes: allowedMinutes ?? 0 });
    if (kind !== 'MARKED') return text(DECISIONS[kind], { name });
    const marked = nameOf(status ?? 'PRESENT');
    const withMinutes = minutesLate
      ? text('minutesLateText', { status: marked, minutes: minutesLate })
      : marked;
    if (byCode) return text('stepByCode', { status: withMinutes });
    return name ? text('stepMarked', { status: withMinutes, name }) : withMinutes;
  }

  return ({ status, steps }) => {
    const isPlain = steps.length < 2 && status === 'PRESENT';
    if (isPlain) return null;
    const links = steps.map(told);
    return (steps.length > 1 ? [...links, nameOf(status)] : links).join(' → ');
  };
}
