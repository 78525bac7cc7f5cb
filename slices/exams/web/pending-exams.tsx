import type { ReactNode } from 'react';
import { useCollegeQuery } from '#kit/client/apollo/use-college-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { placeOfExam } from '../rules/exam-lists.ts';
import { ExamRow } from './exam-row.tsx';
import { studentExams } from './exams.graphql.generated.ts';
import styles from './exams.module.css';
import { PanelWaits } from './panel-waits.tsx';

interface PanelProps {
  title: ReactNode;
  /** Stands here while there is nothing. */
  empty: ReactNode;
}

/** Of more than this the list of all exams tells. */
const MOST = 5;

/** The exams that are still to be sat, those that are open first. */
export function PendingExams({ title, empty }: PanelProps) {
  const { data, isLoading } = useCollegeQuery(studentExams, {}, 'network-only');
  if (!data && isLoading) return <PanelWaits title={title} />;
  const exams = data?.studentExams ?? [];
  const at = (place: string) => exams.filter((exam) => placeOfExam(exam) === place);
  const pending = [...at('open'), ...at('later')].slice(0, MOST);
  if (pending.length === 0) return empty;
  return (
    <Card title={title}>
      <ul className={styles['exams']}>
        {pending.map((exam) => (
          <li key={exam._id}>
            <ExamRow exam={exam} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
