import { useIntl } from 'react-intl';
import { useText } from '#kit/ui/text/use-text.ts';

export interface GradeShown {
  grade: number | null;
  complete: boolean | null;
}

/** Says a grade: 85.5, Complete or Incomplete; null where there is none. */
export function useGradeText(): (given: GradeShown) => string | null {
  const text = useText();
  const { formatNumber } = useIntl();
  return ({ grade, complete }) => {
    if (grade !== null) return formatNumber(grade, { maximumFractionDigits: 2 });
    return complete === null ? null : text(complete ? 'workComplete' : 'workIncomplete');
  };
}
