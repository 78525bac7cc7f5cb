import { useIntl } from 'react-intl';
import { languageName } from '#kit/messages/locales.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { CampusTime } from './campus-time.tsx';
import type { OwnExam } from './own-exam.ts';

/** What there is to know of an exam at a glance. */
export function ExamFacts({ exam }: { exam: OwnExam }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { opensAt, deadline, timeZone, limitMinutes, questionCount, passMark, openBook } = exam;
  const { attempts, allowedAttempts, refusal, sitsIn } = exam;
  return (
    <Card>
      <FactList
        facts={[
          ...(refusal === 'examNotOpenYet'
            ? [{ term: text('examOpensTerm'), value: <CampusTime at={opensAt} timeZone={timeZone} /> }]
            : []),
          { term: text('examDeadline'), value: <CampusTime at={deadline} timeZone={timeZone} /> },
          { term: text('examQuestions'), value: formatNumber(questionCount) },
          {
            term: text('examTime'),
            value:
              limitMinutes === null ? text('noTimeLimit') : text('minutesLong', { minutes: limitMinutes }),
          },
          { term: text('passMarkTerm'), value: formatNumber(passMark / 100, { style: 'percent' }) },
          {
            term: text('examAttemptsTerm'),
            value: <Text id="doneOfTotal" values={{ done: attempts.length, total: allowedAttempts }} />,
          },
          { term: text('examReviewTerm'), value: text('examReviewShown', { review: exam.review }) },
          { term: text('examBook'), value: text(openBook ? 'openBook' : 'closedBook') },
          ...(sitsIn ? [{ term: text('language'), value: languageName(sitsIn) }] : []),
        ]}
      />
    </Card>
  );
}
