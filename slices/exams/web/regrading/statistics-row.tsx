import { useIntl } from 'react-intl';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { RowNumber, RowText } from '#kit/ui/rows/rows.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { isTelling, WEAK_DISCRIMINATION } from '#slices/exams/rules/regrading/item-statistics.ts';
import type { QuestionStatisticsQuery } from './regrading.graphql.generated.ts';

interface StatisticsRowProps {
  number: number;
  words: string;
  /** None where nobody was asked it yet. */
  statistics: QuestionStatisticsQuery['questionStatistics'][number] | undefined;
}

/** How hard one question is, and whether those who know the subject answer it better than the others. */
export function StatisticsRow({ number, words, statistics }: StatisticsRowProps) {
  const { formatNumber } = useIntl();
  const { count = 0, difficulty = null, discrimination = null } = statistics ?? {};
  return (
    <li>
      <RowNumber>{number}</RowNumber>
      <RowText
        name={words}
        chips={
          <>
            <Chip>
              <Text id="statisticsCount" values={{ count }} />
            </Chip>
            {difficulty !== null && (
              <Chip>
                <Text
                  id="statisticsDifficulty"
                  values={{ share: formatNumber(difficulty, { style: 'percent' }) }}
                />
              </Chip>
            )}
            {discrimination !== null && isTelling(count) && (
              <Chip tone={discrimination < WEAK_DISCRIMINATION ? 'warning' : 'success'}>
                <Text
                  id={discrimination < WEAK_DISCRIMINATION ? 'statisticsWeak' : 'statisticsDiscrimination'}
                  values={{ value: formatNumber(discrimination, { maximumFractionDigits: 2 }) }}
                />
              </Chip>
            )}
          </>
        }
      />
    </li>
  );
}
