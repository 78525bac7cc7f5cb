import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { GroupsTab } from '../scheduling/groups-tab.tsx';
import { timesOfExam } from './results.graphql.generated.ts';

export function ExamTimesScreen() {
  const text = useText();
  const { examId = '' } = useParams();
  const exam = useQuery(timesOfExam, { examId }).data?.exam;
  useOpenedRecord(exam?.title ?? text('timesAndGrants'), {
    name: text('examsOfGroups'),
    address: '/examResults/exams',
  });
  return (
    <Page>
      <PageHeading
        title={<Text id="timesAndGrants" />}
        subtitle={exam && `${exam.courseCode} · ${exam.courseName} · ${exam.title}`}
      />
      <GroupsTab examId={examId} />
    </Page>
  );
}
