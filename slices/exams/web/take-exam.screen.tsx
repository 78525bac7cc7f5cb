import { Navigate, useParams } from 'react-router';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { OpenExam } from './sitting/open-exam.tsx';
import { useOpening } from './sitting/use-opening.ts';

/** An exam while it is sat. Nothing else is on the screen, and leaving it fails the attempt. */
export function TakeExamScreen() {
  const { examId = '' } = useParams();
  const { opening, refetch } = useOpening(examId);
  switch (opening.status) {
    case 'none':
      return <Navigate to={`/student/exams/${examId}`} replace />;
    case 'over':
      return <Navigate to={`/student/exams/${examId}/results/${opening.attemptId}`} replace />;
    case 'open':
      return <OpenExam opened={opening.opened} />;
    case 'opening':
      return (
        <Page width="sheet">
          <Spinner />
        </Page>
      );
    case 'problem':
      return (
        <Page>
          <PageHeading title={<Text id="examDidNotOpen" />} />
          <DataView answer={{ data: null, problem: opening.problem, isLoading: false, refetch }}>
            {() => null}
          </DataView>
          <Link to={`/student/exams/${examId}`}>
            <Text id="toTheExam" />
          </Link>
        </Page>
      );
  }
}
