import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MarkedAnswer, type Mark } from './marked-answer.tsx';
import { useResultsPlace, useWayToResults } from './use-results-place.ts';
import { answersToMark, markAnswer, type AnswersToMarkQuery } from './results.graphql.generated.ts';

/** Answers that a person has to read, one after the other, by keyboard. */
export function MarkingScreen() {
  const text = useText();
  const [address] = useSearchParams();
  const { courseOfferingId } = useResultsPlace();
  useOpenedRecord(text('markAnswers'), ...useWayToResults());
  const answer = useQuery(
    answersToMark,
    {
      examId: address.get('exam'),
      groupId: address.get('group'),
      courseOfferingId,
    },
    { fresh: true },
  );
  const [isAnonymous, setIsAnonymous] = useState(true);
  return (
    <Page>
      <PageHeading
        title={<Text id="markAnswers" />}
        actions={
          <Switch
            label={<Text id="markAnonymously" />}
            checked={isAnonymous}
            onChange={({ currentTarget }) => setIsAnonymous(currentTarget.checked)}
          />
        }
      />
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={4} />}
        empty={<EmptyState icon="check" title={<Text id="nothingToMark" />} />}
        isEmpty={({ answersToMark: answers }) => answers.length === 0}
      >
        {({ answersToMark: answers, answersToMarkCount: count }) => (
          <Marking
            answers={answers}
            count={count}
            isAnonymous={isAnonymous}
            onDone={() => answer.refetch?.()}
          />
        )}
      </DataView>
    </Page>
  );
}

interface MarkingProps {
  answers: AnswersToMarkQuery['answersToMark'];
  /** How many wait in all: these are the first of them. */
  count: number;
  isAnonymous: boolean;
  /** Asks for more when these are through. */
  onDone: () => void;
}

function Marking({ answers, count, isAnonymous, onDone }: MarkingProps) {
  const { mutate } = useMutation();
  const [place, setPlace] = useState(0);
  const [given, setGiven] = useState<Readonly<Record<string, Mark>>>({});
  const current = answers[Math.min(place, answers.length - 1)];
  if (!current) return null;
  const { _id: attemptId, questionId } = current;
  const key = `${attemptId} ${questionId}`;

  async function mark(marked: Mark, onReasonMissing: () => void): Promise<void> {
    const remedies = { markReason: onReasonMissing };
    if (!(await mutate(markAnswer, { attemptId, questionId, ...marked }, remedies))) return;
    setGiven({ ...given, [key]: marked });
    if (place < answers.length - 1) {
      setPlace(place + 1);
      return;
    }
    setPlace(0);
    setGiven({});
    onDone();
  }

  return (
    <MarkedAnswer
      key={key}
      answer={current}
      place={{ at: place, last: answers.length - 1, of: count }}
      isAnonymous={isAnonymous}
      given={given[key] ?? null}
      onMark={mark}
      onGo={(to) => setPlace(Math.max(0, Math.min(answers.length - 1, to)))}
    />
  );
}
