import { useIntl } from 'react-intl';
import { useText } from '#kit/ui/text/use-text.ts';
import { percentInMinutes } from '#slices/exams/rules/scheduling/accommodation.ts';

interface Allowance {
  limitMinutes: number | null;
  extraPercent: number;
  extraMinutes: number;
}

/** What the time of a student is made of, such as “30 min + 50 % = 45 min”; null where it is the same for everybody. */
export function useAllowanceText() {
  const { formatNumber } = useIntl();
  const minutes = (value: number): string =>
    formatNumber(value, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  return ({ limitMinutes, extraPercent, extraMinutes }: Allowance): string | null => {
    if (limitMinutes === null || extraPercent + extraMinutes === 0) return null;
    const parts = [
      minutes(limitMinutes),
      ...(extraPercent > 0 ? [formatNumber(extraPercent / 100, { style: 'percent' })] : []),
      ...(extraMinutes > 0 ? [minutes(extraMinutes)] : []),
    ];
    const total = limitMinutes + percentInMinutes(limitMinutes, extraPercent) + extraMinutes;
    return `${parts.join(' + ')} = ${minutes(total)}`;
  };
}

/** What a student has in every exam, in words. */
export function useGivenText() {
  const text = useText();
  const { formatNumber, formatList } = useIntl();
  return ({ extraPercent, extraAttempts }: { extraPercent: number; extraAttempts: number }): string =>
    formatList(
      [
        ...(extraPercent > 0
          ? [
              text('accommodationTime', {
                percent: formatNumber(extraPercent / 100, { style: 'percent', signDisplay: 'always' }),
              }),
            ]
          : []),
        ...(extraAttempts > 0 ? [text('accommodationAttempts', { count: extraAttempts })] : []),
      ],
      { type: 'unit', style: 'short' },
    );
}
