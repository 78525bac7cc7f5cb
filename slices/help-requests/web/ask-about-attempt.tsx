import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { AttemptOnPage } from '#slices/exams/web/api.ts';
import { questionsAboutExam } from './help-requests.graphql.generated.ts';
import { useAskTeacher } from './use-ask-teacher.ts';

/** One press asks the teacher about an attempt that broke off, which goes along with the question. It can be asked once. */
export function AskAboutAttempt({ attempt: { _id, examId, title, number } }: { attempt: AttemptOnPage }) {
  const text = useText();
  const ask = useAskTeacher({ attemptId: _id });
  const { data, isLoading } = useQuery(questionsAboutExam, { examId });
  const [isSending, setIsSending] = useState(false);
  const asked = data?.questionsAboutExam.find(({ attemptId }) => attemptId === _id);

  async function send(): Promise<void> {
    setIsSending(true);
    await ask(text('attemptQuestion', { title, number }));
    setIsSending(false);
  }

  if (asked)
    return (
      <p>
        {asked.state === 'OPEN' ? (
          <Text id="askedAboutAttempt" values={{ moment: <Moment at={asked.askedAt} /> }} />
        ) : (
          <Text id="attemptQuestionAnswered" />
        )}{' '}
        <Link to="/help">
          <Text id="seeOwnQuestion" />
        </Link>
      </p>
    );
  return (
    <p>
      <Button
        tone="primary"
        isProcessing={isSending}
        disabled={isLoading && !data}
        onClick={() => void send()}
      >
        <Text id="askAboutAttempt" />
      </Button>
    </p>
  );
}
