import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import type { LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ShownTermFragment } from './own-attendance.graphql.generated.ts';

/** How the two numbers of a term came about. */
export function useAttendanceLedger() {
  const text = useText();
  const percentText = useWrittenPercent();
  return {
    share({
      counts: { present, late, absent, excused },
      percent,
    }: Pick<ShownTermFragment, 'counts' | 'percent'>): LedgerStep[] {
      const attended = present + late;
      return [
        { label: text('ledgerSessions'), value: `${attended + absent + excused}` },
        { label: text('ledgerExcused'), value: `−${excused}` },
        { label: text('ledgerAttended'), value: `${attended}` },
        {
          label: text('attendanceShare'),
          note: text('ledgerShareNote', { attended, counted: attended + absent }),
          value: percent === null ? '–' : percentText(percent),
        },
      ];
    },
    /** How many absences, or late arrivals, the term still forgives. */
    grace(label: string, { count, forgiven }: { count: number; forgiven: number }): LedgerStep[] {
      const isOver = count > forgiven;
      return [
        { label, value: `${count}` },
        { label: text('ledgerForgiven'), value: `${forgiven}` },
        {
          label: text(isOver ? 'ledgerOverGrace' : 'ledgerLeft'),
          note: isOver ? `${count} − ${forgiven}` : `${forgiven} − ${count}`,
          value: `${Math.abs(count - forgiven)}`,
        },
      ];
    },
    deduction({
      gradingParameters,
      absencesOverGrace,
      latesOverGrace,
      deduction,
    }: ShownTermFragment): LedgerStep[] {
      const { graceAbsentsPerTerm, graceLatesPerTerm, absenceDeduction, lateDeduction } = gradingParameters;
      return [
        {
          label: text('ledgerAbsences', { grace: graceAbsentsPerTerm }),
          note: text('ledgerTimes', { over: absencesOverGrace, each: percentText(absenceDeduction) }),
          value: percentText(absencesOverGrace * absenceDeduction),
        },
        {
          label: text('ledgerLates', { grace: graceLatesPerTerm }),
          note: text('ledgerTimes', { over: latesOverGrace, each: percentText(lateDeduction) }),
          value: percentText(latesOverGrace * lateDeduction),
        },
        { label: text('ledgerDeduction'), value: percentText(deduction) },
      ];
    },
  };
}
