import { useQuery } from '#kit/client/query/use-query.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { DownloadLink } from '#kit/ui/button/download-link.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Drawer } from '#kit/ui/drawer/drawer.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useDayText } from '#slices/hours/web/api.ts';
import { WhatOthersWrote } from '../about/side-by-side.tsx';
import { evaluationAddress } from '../../rules/evaluation-pages.ts';
import { EvaluationChips } from '../evaluation-chips.tsx';
import styles from '../evaluations.module.css';
import { ReplyOf } from '../reply-of.tsx';
import { ShownAnswers } from '../shown-answers.tsx';
import { useEvaluationActions } from '../use-evaluation-actions.ts';
import { useIsInAnothersPlace } from '../use-is-in-anothers-place.ts';
import { walkAddress } from '../walk-address.ts';
import {
  evaluation as shownEvaluation,
  type ListedEvaluationFragment,
  type WrittenEvaluationFragment,
} from './evaluations.graphql.generated.ts';

interface EvaluationDrawerProps {
  rows: readonly ListedEvaluationFragment[];
  /** The one that is open, by its id. */
  opened: string | null;
  onOpen: (id: string | null) => void;
}

/** One evaluation beside the list, to be read; drafts are written on where groups are evaluated. */
export function EvaluationDrawer(props: EvaluationDrawerProps) {
  return props.opened === null ? null : <Opened key={props.opened} {...props} opened={props.opened} />;
}

const OF_THE_DRAWER = { group: 'thisScreen', isOfDialog: true } as const;

function Opened({ rows, opened, onOpen }: EvaluationDrawerProps & { opened: string }) {
  const text = useText();
  const answer = useQuery(shownEvaluation, { evaluationId: opened }, { fresh: true });
  const evaluation = answer.data?.evaluation ?? null;
  const at = rows.findIndex(({ _id }) => _id === opened);
  const told = rows[at] ?? evaluation;
  const previous = rows[at - 1];
  const next = at === -1 ? undefined : rows[at + 1];
  const goTo = (row: ListedEvaluationFragment | undefined): void => {
    if (row) onOpen(row._id);
  };
  useShortcuts([
    { keys: 'j', label: 'nextStudentToEvaluate', ...OF_THE_DRAWER, run: () => goTo(next) },
    { keys: 'k', label: 'previousStudentToEvaluate', ...OF_THE_DRAWER, run: () => goTo(previous) },
  ]);
  return (
    <Drawer
      isOpen
      title={told?.studentName ?? ''}
      subtitle={told && `${told.formName} · ${told.groupName}`}
      picture={told && <Avatar fullName={told.studentName} />}
      steps={
        <>
          <IconButton
            icon="chevronUp"
            label={text('previousStudentToEvaluate')}
            disabled={!previous}
            onClick={() => goTo(previous)}
          />
          <IconButton
            icon="chevronDown"
            label={text('nextStudentToEvaluate')}
            disabled={!next}
            onClick={() => goTo(next)}
          />
        </>
      }
      onClose={() => onOpen(null)}
      actions={evaluation && <Actions evaluation={evaluation} />}
    >
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={5} />}
        isEmpty={({ evaluation: found }) => !found}
        empty={<EmptyState icon="list" title={<Text id="evaluationGone" />} />}
      >
        {({ evaluation: found }) => found && <Read evaluation={found} />}
      </DataView>
    </Drawer>
  );
}

function Read({ evaluation }: { evaluation: WrittenEvaluationFragment }) {
  return (
    <>
      <FactList facts={useFacts(evaluation)} />
      <ShownAnswers evaluation={evaluation} />
      <ReplyOf evaluation={evaluation} />
      <WhatOthersWrote {...evaluation} besideId={evaluation._id} />
    </>
  );
}

function Actions({ evaluation }: { evaluation: WrittenEvaluationFragment }) {
  const { status, acknowledgedAt, groupId, formId, personId, isToWrite } = evaluation;
  const { isBusy, withdraw } = useEvaluationActions();
  const isInAnothersPlace = useIsInAnothersPlace();
  if (status === 'DRAFT' && isInAnothersPlace)
    return (
      <span className={styles['quiet']}>
        <Text id="evaluationNotInAnothersName" />
      </span>
    );
  if (status === 'DRAFT' && !isToWrite) return <DraftOfAnother evaluation={evaluation} />;
  if (status === 'DRAFT')
    return (
      <LinkButton tone="primary" to={walkAddress({ groupId, formId, personId })}>
        <Text id="continueEvaluation" />
      </LinkButton>
    );
  return (
    <>
      <DownloadLink href={evaluationAddress(evaluation._id)}>
        <Text id="evaluationPdf" />
      </DownloadLink>
      {acknowledgedAt === null && (
        <Button isProcessing={isBusy} onClick={() => withdraw(evaluation)}>
          <Text id="withdrawEvaluation" />
        </Button>
      )}
    </>
  );
}

/** Its words are its evaluator’s; whether the student reads them is the campus’s. */
function DraftOfAnother({ evaluation }: { evaluation: WrittenEvaluationFragment }) {
  const { isBusy, publish } = useEvaluationActions();
  const answered = new Set(evaluation.answers.map(({ criterionId }) => criterionId));
  const missing = evaluation.criteria.filter(
    ({ criterionId, isOptional }) => !isOptional && !answered.has(criterionId),
  ).length;
  if (missing > 0)
    return (
      <span className={styles['quiet']}>
        <Text id="evaluationUnanswered" values={{ count: missing }} />
      </span>
    );
  return (
    <Button isProcessing={isBusy} onClick={() => publish(evaluation)}>
      <Text id="publishEvaluation" />
    </Button>
  );
}

function useFacts(evaluation: WrittenEvaluationFragment) {
  const text = useText();
  const dayText = useDayText();
  const { personId, studentName, day, evaluatorName } = evaluation;
  return [
    { term: text('evaluationStudent'), value: <Link to={`/users/${personId}`}>{studentName}</Link> },
    { term: text('evaluationDay'), value: dayText(day) },
    ...(evaluatorName === null ? [] : [{ term: text('evaluationEvaluator'), value: evaluatorName }]),
    {
      term: text('evaluationStatus'),
      value: (
        <span className={styles['chips']}>
          <EvaluationChips {...evaluation} />
        </span>
      ),
    },
  ];
}
