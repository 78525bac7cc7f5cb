import { useParams } from 'react-router';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { GroupsTab } from '../scheduling/groups-tab.tsx';

/** When the groups of a manager sit an exam, and what was granted to some of their students. */
export function ExamTimesScreen() {
  const { examId = '' } = useParams();
  return (
    <Page>
      <PageHeading title={<Text id="timesAndGrants" />} />
      <GroupsTab examId={examId} />
    </Page>
  );
}
