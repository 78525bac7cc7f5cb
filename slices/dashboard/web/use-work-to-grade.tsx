import type { ReactElement } from 'react';
import { useCollegeQuery } from '#kit/client/apollo/use-college-query.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { TaskRow } from '#kit/ui/task-row/task-row.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { teachingLine } from '#slices/courses/rules/teaching.ts';
import { useTeaches } from '#slices/courses/web/public.ts';
import { workToGrade, type WorkToGradeQuery } from './work-to-grade.graphql.generated.ts';

type Taught = WorkToGradeQuery['ownTeachings'][number];

/** What waits to be marked and graded in what somebody teaches, the most first. Of others nobody asks the server. */
export function useWorkToGrade(): Answer<readonly ReactElement[]> {
  const teaches = useTeaches();
  const answer = useCollegeQuery(workToGrade, {}, teaches.data ? 'cache-and-network' : 'standby');
  const waiting = answer.data?.ownTeachings.flatMap((taught) => [
    { count: taught.answersToMark, row: <ToMark key={`${taught._id} answers`} taught={taught} /> },
    { count: taught.workToGrade, row: <ToGrade key={`${taught._id} work`} taught={taught} /> },
  ]);
  const rows = waiting
    ?.filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ row }) => row);
  return {
    data: teaches.data === false ? [] : rows,
    problem: teaches.problem ?? answer.problem,
    isLoading: teaches.isLoading || answer.isLoading,
    again: () => (teaches.data ? answer : teaches).again?.(),
  };
}

const factsOf = (taught: Taught): string =>
  [taught.course?.name, teachingLine(taught)].filter(Boolean).join(' · ');

const ToMark = ({ taught }: { taught: Taught }) => (
  <TaskRow
    to={`/teaching/${taught._id}/exams/marking`}
    icon="edit"
    isOpen
    title={<Text id="answersWaiting" values={{ count: taught.answersToMark }} />}
    facts={factsOf(taught)}
  />
);

const ToGrade = ({ taught }: { taught: Taught }) => (
  <TaskRow
    to={`/teaching/${taught._id}/assignments`}
    icon="note"
    isOpen
    title={<Text id="submissionsWaiting" values={{ count: taught.workToGrade }} />}
    facts={factsOf(taught)}
  />
);
