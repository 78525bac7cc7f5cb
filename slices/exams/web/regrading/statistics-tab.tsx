import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Rows, RowNumber, RowText } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { isTelling, WEAK_DISCRIMINATION } from '#slices/exams/rules/regrading/item-statistics.ts';
import styles from '../authoring/authoring.module.css';
import type { WrittenQuestionFragment } from '../authoring/authoring.graphql.generated.ts';
import { textIn } from '../authoring/text-in.ts';
import { RegradeDialog } from './regrade-dialog.tsx';
import { RegradesCard } from './regrades-card.tsx';
import { questionStatistics, type QuestionStatisticsQuery } from './regrading.graphql.generated.ts';
import { useUndoRegrade } from './use-undo-regrade.ts';

interface StatisticsTabProps {
  examId: string;
  questions: readonly WrittenQuestionFragment[];
}

export function StatisticsTab({ examId, questions }: StatisticsTabProps) {
  const { writeLocale } = useAppState();
  const answer = useQuery(questionStatistics, { examId });
  const undo = useUndoRegrade();
  const [isRegrading, setIsRegrading] = useState(false);
  return (
    <section>
      <div className={styles['bar']}>
        <Button aria-haspopup="dialog" onClick={() => setIsRegrading(true)}>
          <Icon name="refresh" />
          <Text id="regradeExam" />
        </Button>
      </div>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={6} />}>
        {({ questionStatistics: statistics, examRegrades }) => (
          <>
            {statistics.length === 0 ? (
              <EmptyState icon="sum" title={<Text id="noStatisticsYet" />}>
                <Text id="noStatisticsYetHint" />
              </EmptyState>
            ) : (
              <Rows isOrdered>
                {questions.map((question, index) => (
                  <StatisticsRow
                    key={question._id}
                    number={index + 1}
                    words={textIn(question.texts, writeLocale)?.words ?? ''}
                    statistics={statistics.find(({ _id }) => _id === question._id)}
                  />
                ))}
              </Rows>
            )}
            {examRegrades.length > 0 && <RegradesCard regrades={examRegrades} onUndo={undo} />}
          </>
        )}
      </DataView>
      {isRegrading && <RegradeDialog examId={examId} onClose={() => setIsRegrading(false)} />}
    </section>
  );
}

interface StatisticsRowProps {
  number: number;
  words: string;
  statistics: QuestionStatisticsQuery['questionStatistics'][number] | undefined;
}

function StatisticsRow({ number, words, statistics }: StatisticsRowProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { count = 0, difficulty = null, discrimination = null } = statistics ?? {};
  return (
    <li>
      <RowNumber>{number}</RowNumber>
      <RowText
        name={words}
        chips={
          <>
            <Chip>{text('statisticsCount', { count })}</Chip>
            {difficulty !== null && (
              <Chip>
                {text('statisticsDifficulty', { share: formatNumber(difficulty, { style: 'percent' }) })}
              </Chip>
            )}
            {discrimination !== null && isTelling(count) && (
              <Chip tone={discrimination < WEAK_DISCRIMINATION ? 'warning' : 'success'}>
                {text(discrimination < WEAK_DISCRIMINATION ? 'statisticsWeak' : 'statisticsDiscrimination', {
                  value: formatNumber(discrimination, { maximumFractionDigits: 2 }),
                })}
              </Chip>
            )}
          </>
        }
      />
    </li>
  );
}
