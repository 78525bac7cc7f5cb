import { Who } from '#kit/ui/decisions/shown-decision.tsx';
import { fileColumn, idColumn, momentColumn, type Column, type Table } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useDayText } from '#slices/hours/web/api.ts';
import { studentFileColumns, useGroupText } from '#slices/people/web/api.ts';
import { EvaluationChips } from '../evaluation-chips.tsx';
import styles from '../evaluations.module.css';
import type { EvaluationForFileFragment, ListedEvaluationFragment } from './evaluations.graphql.generated.ts';

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

/** What spreadsheets are given. How students were rated stays in the evaluations. */
export function useEvaluationFileColumns(): Column<EvaluationForFileFragment>[] {
  const text = useText();
  return [
    ...studentFileColumns(text),
    fileColumn('group', text('evaluationGroup'), ({ groupName }) => groupName),
    fileColumn('campus', text('evaluationCampus'), ({ regionName }) => regionName),
    fileColumn('form', text('evaluationForm'), ({ formName }) => formName),
    fileColumn('day', text('evaluationDay'), ({ day }) => day, 'day'),
    fileColumn('evaluator', text('evaluationEvaluator'), ({ evaluatorName }) => evaluatorName),
    fileColumn('status', text('evaluationStatus'), ({ status }) =>
      text(status === 'DRAFT' ? 'evaluationIsDraft' : 'evaluationIsPublished'),
    ),
    momentColumn('published', text('evaluationIsPublished'), ({ publishedAt }) => publishedAt),
    momentColumn('acknowledged', text('evaluationIsAcknowledged'), ({ acknowledgedAt }) => acknowledgedAt),
    momentColumn('replied', text('evaluationIsReplied'), ({ repliedAt }) => repliedAt),
    idColumn(text('recordId')),
  ];
}
