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

/** One press asks the teacher about an attempt that broke off, which goes along with the question. Each time is asked about once. */
export function AskAboutAttempt({ attempt }: { attempt: AttemptOnPage }) {
  const { _id, examId, title, number, lastSeenAt, wasLeft } = attempt;
  const text = useText();
  const ask = useAskTeacher({ attemptId: _id });
  const { data, isLoading } = useQuery(questionsAboutExam, { examId });
  const [isSending, setIsSending] = useState(false);
  // What was asked before it broke off once more says nothing of that.
  const asked = data?.questionsAboutExam.find(
    ({ attemptId, askedAt }) => attemptId === _id && Date.parse(askedAt) >= Date.parse(lastSeenAt),
  );

  async function send(): Promise<void> {
    setIsSending(true);
    await ask(text(wasLeft ? 'leftAttemptQuestion' : 'attemptQuestion', { title, number }));
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
        <Link to={`/help?question=${asked._id}`}>
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
