import type { ReactNode } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ExamStanding } from './exam-standing.tsx';
import { recentExamResults } from './exams.graphql.generated.ts';
import styles from './exams.module.css';

export function RecentResults({ title, empty }: { title: ReactNode; empty: ReactNode }) {
  const { data, isLoading } = useQuery(recentExamResults, {});
  if (!data && isLoading) return <PanelWaits title={title} />;
  const results = data?.recentExamResults ?? [];
  if (results.length === 0) return empty;
  return (
    <Card
      title={title}
      link={
        <Link to="/student/grades">
          <Text id="menuGrades" />
        </Link>
      }
    >
      <ul className={styles['exams']}>
        {results.map((result) => (
          <li key={result._id}>
            <Link to={`/student/exams/${result.examId}/results/${result._id}`} className={styles['exam']}>
              <span className={styles['words']}>
                <strong>{result.title}</strong>
                <small>
                  <Moment at={result.endedAt} shows="day" />
                </small>
              </span>
              <ExamStanding result={result} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Keeps the place of a panel. */
const PanelWaits = ({ title }: { title: ReactNode }) => (
  <Card title={title}>
    <Skeleton shape="lines" count={3} />
  </Card>
);
