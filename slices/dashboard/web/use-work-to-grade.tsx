import type { ReactElement } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { TaskRow } from '#kit/ui/task-row/task-row.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { offeringLine } from '#slices/courses/rules/course-offering.ts';
import { looksAfterCampuses } from '../rules/dashboards.ts';
import { campusToMark, type WorkToGradeQuery } from './work-to-grade.graphql.generated.ts';

type Taught = WorkToGradeQuery['ownCourseOfferings'][number];
type Class = Omit<Taught, 'workToGrade'>;

/**
 * What waits to be marked and graded in what a user teaches (own), and to be marked on the campuses they look after, the
 * most first. A user who teaches nothing is answered nothing, so that nobody need ask first who does.
 */
export function useWorkToGrade(own: Answer<WorkToGradeQuery>): Answer<readonly ReactElement[]> {
  const oversees = looksAfterCampuses(useSignedInUser().roles ?? []);
  const campus = useQuery(campusToMark, {}, { enabled: oversees });
  const taught = own.data?.ownCourseOfferings;
  const overseen = oversees ? campus.data?.courseOfferingsToMark : [];
  return {
    data: taught && overseen && rowsOf(taught, overseen),
    problem: own.problem ?? campus.problem,
    isLoading: own.isLoading || campus.isLoading,
    refetch: () => {
      own.refetch?.();
      if (oversees) campus.refetch?.();
    },
  };
}

function rowsOf(taught: readonly Taught[], overseen: readonly Class[]): ReactElement[] {
  // A user who teaches on their own campus is told once.
  const toMark = [...new Map([...overseen, ...taught].map((one) => [one._id, one])).values()];
  const waiting = [
    ...toMark.map((one) => ({
      count: one.answersToMark,
      row: <ToMark key={`${one._id} answers`} taught={one} />,
    })),
    ...taught.map((one) => ({
      count: one.workToGrade,
      row: <ToGrade key={`${one._id} work`} taught={one} />,
    })),
  ];
  return waiting
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ row }) => row);
}

const factsOf = (taught: Class): string =>
  [taught.course?.name, offeringLine(taught)].filter(Boolean).join(' · ');

const ToMark = ({ taught }: { taught: Class }) => (
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
