import { Navigate, useParams } from 'react-router';
import { Button } from '#kit/ui/button/button.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { OpenExam } from './sitting/open-exam.tsx';
import { Refused } from './sitting/line.ts';
import { useOpening } from './sitting/use-opening.ts';

/** An exam while it is sat. Nothing else is on the screen, and leaving it fails the attempt. */
export function TakeExamScreen() {
  const { examId = '' } = useParams();
  const { opening, again } = useOpening(examId);
  const problemText = useProblemText();
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
          <Note tone="danger">
            {problemText(
              opening.problem instanceof Refused
                ? { message: opening.problem.message, problem: opening.problem.problem }
                : opening.problem,
            )}
            <Button onClick={again}>
              <Text id="tryAgain" />
            </Button>
          </Note>
          <Link to={`/student/exams/${examId}`}>
            <Text id="toTheExam" />
          </Link>
        </Page>
      );
  }
}
