import { Who } from '#kit/ui/decisions/shown-decision.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useDayText } from '#slices/hours/web/api.ts';
import { useGroupText } from '#slices/people/web/api.ts';
import { EvaluationChips } from '../evaluation-chips.tsx';
import styles from '../evaluations.module.css';
import type { ListedEvaluationFragment } from './evaluations.graphql.generated.ts';

type Row = ListedEvaluationFragment;

/** What was written about students; the row that is open beside the list is marked in it. */
export function useEvaluationsTable(opened: string | null, onOpen: (id: string) => void): Table<Row> {
  const text = useText();
  const groupText = useGroupText();
  const dayText = useDayText();
  return {
    label: text('menuEvaluations'),
    counted: 'evaluationsCounted',
    nameOf: ({ studentName, day }) => `${studentName}: ${dayText(day)}`,
    columns: [
      {
        id: 'student',
        header: text('evaluationStudent'),
        cell: ({ _id, studentName, groupName, regionName }) => (
          <Who
            name={studentName}
            about={groupText(groupName, regionName)}
            isOpened={_id === opened}
            onOpen={() => onOpen(_id)}
          />
        ),
      },
      { id: 'form', header: text('evaluationForm'), cell: ({ formName }) => formName },
      { id: 'day', header: text('evaluationDay'), cell: ({ day }) => dayText(day) },
      { id: 'evaluator', header: text('evaluationEvaluator'), cell: ({ evaluatorName }) => evaluatorName },
      {
        id: 'status',
        header: text('evaluationStatus'),
        cell: (row) => (
          <span className={styles['chips']}>
            <EvaluationChips {...row} />
          </span>
        ),
      },
    ],
  };
}
