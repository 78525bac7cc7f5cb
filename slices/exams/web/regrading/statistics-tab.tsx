import { useState } from 'react';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Rows } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../authoring/authoring.module.css';
import type { WrittenQuestionFragment } from '../authoring/authoring.graphql.generated.ts';
import { textIn } from '../authoring/text-in.ts';
import { RegradeDialog } from './regrade-dialog.tsx';
import { RegradesCard } from './regrades-card.tsx';
import { questionStatistics } from './regrading.graphql.generated.ts';
import { StatisticsRow } from './statistics-row.tsx';
import { useUndoRegrade } from './use-undo-regrade.ts';

interface StatisticsTabProps {
  examId: string;
  questions: readonly WrittenQuestionFragment[];
}

/** How each question went, and the way to grade anew what a corrected one changes. */
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
