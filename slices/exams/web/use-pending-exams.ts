import { useQuery } from '#kit/client/query/use-query.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { placeOfExam, type ExamPlace } from '../rules/exam-lists.ts';
import { studentExams, type ListedExamFragment } from './exams.graphql.generated.ts';

export interface PendingExam {
  exam: ListedExamFragment;
  place: Exclude<ExamPlace, 'done'>;
}

export function usePendingExams(): Answer<readonly PendingExam[]> {
  const { data, ...answer } = useQuery(studentExams, {}, { fresh: true });
  const pending = data?.studentExams.flatMap((exam) => {
    const place = placeOfExam(exam);
    return place === 'done' ? [] : [{ exam, place }];
  });
  return { ...answer, data: pending };
}
