import { useState, useEffect, useRef } from 'react';
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
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { UnsavedChangesGuard } from '#kit/ui/unsaved-changes/unsaved-changes-guard.tsx';
import { useResultsPlace, useWayToResults } from './use-results-place.ts';
import {
  answersToMark,
  courseOfferingExams,
  markAnswer,
  type AnswersToMarkQuery,
} from './results.graphql.generated.ts';
import { MARK, MarkFields, shownMark, type Mark } from './mark-fields.tsx';
import { AttemptPicture } from '../answered-question.tsx';
import styles from './results.module.css';
import { useUnsavedMarks } from './unsaved-marks.ts';
import { useMarkReason } from './use-mark-reason.ts';

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
        empty={
          courseOfferingId === null ? <AllMarked /> : <NothingHere courseOfferingId={courseOfferingId} />
        }
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

const AllMarked = () => <EmptyState icon="check" title={<Text id="nothingToMark" />} />;

/** A class that is not the reader's has nothing to mark either, and is told apart. */
function NothingHere({ courseOfferingId }: { courseOfferingId: string }) {
  const answer = useQuery(courseOfferingExams, { courseOfferingId });
  return (
    <DataView answer={answer} isEmpty={() => false} waiting={<Skeleton shape="lines" count={2} />}>
      {({ courseOfferingExams: taught }) =>
        taught ? <AllMarked /> : <EmptyState icon="users" title={<Text id="teachingNotThere" />} />
      }
    </DataView>
  );
}

interface MarkingProps {
  answers: AnswersToMarkQuery['answersToMark'];
  count: number;
  isAnonymous: boolean;
  onDone: () => void;
}

function Marking({ answers, count, isAnonymous, onDone }: MarkingProps) {
  const { mutate } = useMutation();
  const unsaved = useUnsavedMarks();
  const [place, setPlace] = useState(0);
  const [given, setGiven] = useState<Readonly<Record<string, Mark>>>({});
  const current = answers[Math.min(place, answers.length - 1)];
  if (!current) return null;
  const { _id: attemptId, questionId } = current;
  const key = `${attemptId} ${questionId}`;

  async function mark(marked: Mark, onReasonMissing: () => void): Promise<void> {
    const remedies = { markReason: onReasonMissing };
    if (!(await mutate(markAnswer, { attemptId, questionId, ...marked }, remedies))) return;
    unsaved.forget(key);
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
    <>
      <UnsavedChangesGuard hasChanges={unsaved.hasAny} />
      <MarkedAnswer
        key={key}
        answer={current}
        place={{ at: place, last: answers.length - 1, of: count }}
        isAnonymous={isAnonymous}
        given={given[key] ?? null}
        typed={unsaved.of(key)}
        onType={(typed) => unsaved.note(key, typed)}
        onMark={mark}
        onGo={(to) => setPlace(Math.max(0, Math.min(answers.length - 1, to)))}
      />
    </>
  );
}

interface MarkedAnswerProps {
  answer: AnswersToMarkQuery['answersToMark'][number];
  place: { at: number; last: number; of: number };
  isAnonymous: boolean;
  /** What was given a moment ago, on going back. */
  given: Mark | null;
  /** What was typed before one turned to another answer, and not saved. */
  typed: Partial<Mark> | undefined;
  onType: (typed: Partial<Mark>) => void;
  /** Says what to do where it is refused because points are changed without a reason. */
  onMark: (mark: Mark, onReasonMissing: () => void) => Promise<void>;
  onGo: (index: number) => void;
}

/** The comment, or the reason, of which a letter was typed just now; points are told as numbers. */
const wordsIn = (field: EventTarget): Partial<Mark> =>
  field instanceof HTMLElement && 'value' in field && 'name' in field && field.name !== 'points'
    ? { [String(field.name)]: field.value }
    : {};

/** Enter saves and goes on. */
function MarkedAnswer(props: MarkedAnswerProps) {
  const { answer, place, isAnonymous, given, typed, onType, onMark, onGo } = props;
  const text = useText();
  const { isAsked, onPoints, askForIt } = useMarkReason(given?.points ?? null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(function typePointsAtOnce() {
    form.current?.querySelector('input')?.focus();
  }, []);

  return (
    <Card>
      <p className={styles['right']}>
        <Text id="markPlace" values={{ number: place.at + 1, count: place.of }} />
        {' · '}
        {answer.examTitle}
        {!isAnonymous && ` · ${answer.studentName}`}
      </p>
      <div className={styles['desk']}>
        <div>
          <h2 className={styles['asked']}>{answer.words}</h2>
          <AttemptPicture attemptId={answer._id} image={answer.image} />
          <blockquote className={styles['essay']}>{answer.answer}</blockquote>
        </div>
        <div ref={form} className={styles['form']} onInput={({ target }) => onType(wordsIn(target))}>
          <FieldsForm
            id="marking"
            fields={MARK}
            initial={{ ...shownMark(given?.points ?? null, given?.comment ?? ''), ...typed }}
            submitLabel={text('saveAndNext')}
            onSubmit={(marked) => onMark(marked, askForIt)}
          >
            {({ control }) => (
              <MarkFields
                control={control}
                max={answer.points}
                help={text('markKeysHelp')}
                isReasonAsked={isAsked}
                onPoints={(points) => {
                  onPoints(points);
                  onType(points === null ? {} : { points });
                }}
              />
            )}
          </FieldsForm>
          <p className={styles['turn']}>
            <ActionButton action="previous" disabled={place.at === 0} onClick={() => onGo(place.at - 1)} />
            <ActionButton
              action="next"
              disabled={place.at >= place.last}
              onClick={() => onGo(place.at + 1)}
            />
          </p>
        </div>
      </div>
    </Card>
  );
}
