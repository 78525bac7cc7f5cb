import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Note } from '../note/note.tsx';
import { onRetry } from '../offline/network.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { Text } from '../text/text.tsx';
import { useProblemText, type TellableError } from '../text/use-problem-text.ts';
import styles from './data-view.module.css';
import { isEmptyAnswer } from './is-empty-answer.ts';

/** What is known of an answer so far. */
export interface Answer<Data> {
  data: Data | null | undefined;
  problem: TellableError | null | undefined;
  isLoading: boolean;
  refetch?: () => void;
}

interface DataViewProps<Data> {
  answer: Answer<Data>;
  /** Stands where the data will come; a skeleton in its shape is better than the spinner. */
  waiting?: ReactNode;
  /** Null where nothing is said of nothing. */
  empty?: ReactNode;
  /** Where the answer has several fields, only its screen knows when there is nothing in it. */
  isEmpty?: (data: Data) => boolean;
  /** Another way out of a problem than to try again. */
  wayOut?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Draws the four states of anything that is fetched: on its way, a problem, nothing there, the data. A problem with
 * newer data takes nothing away: what is known stays under it.
 */
export function DataView<Data extends object>(props: DataViewProps<Data>) {
  const { answer, waiting, empty = <NoData />, isEmpty = isEmptyAnswer, wayOut, children } = props;
  const { data, problem, isLoading, refetch } = answer;
  const trouble = problem && (
    <Problem problem={problem} refetch={refetch} wayOut={wayOut} hasData={Boolean(data)} />
  );
  if (!data) return trouble ?? (isLoading ? (waiting ?? <Waiting />) : empty);
  const known = isEmpty(data) ? empty : children(data);
  if (!trouble) return known;
  return (
    <div className={styles['beside']}>
      {trouble}
      {known}
    </div>
  );
}

/** What every call says that found no network. */
const PLAIN_PROBLEM = 'responseNotSuccessful';

interface ProblemProps {
  problem: TellableError;
  refetch: (() => void) | undefined;
  wayOut: ReactNode;
  hasData: boolean;
}

function Problem({ problem, refetch, wayOut, hasData }: ProblemProps) {
  const problemText = useProblemText();
  const tryAgain = useEffectEvent(() => refetch?.());
  const isUnreachable = problem.code === 'UNREACHABLE';
  useEffect(
    function tryWhenTheNetworkIsBack() {
      if (isUnreachable) return onRetry(tryAgain);
      window.addEventListener('online', tryAgain);
      return () => window.removeEventListener('online', tryAgain);
    },
    [isUnreachable],
  );
  // A screen that has its own words for what is missing says them, with a network or without.
  const isPlain = isUnreachable && (problem.problem ?? PLAIN_PROBLEM) === PLAIN_PROBLEM;
  // That there is no network is said once, over the page; what is known already stays without a word.
  if (isPlain && hasData) return null;
  return (
    <Note tone={isPlain ? 'info' : 'danger'}>
      {isPlain ? <Text id="comesWhenOnline" /> : problemText(problem)}
      {refetch && (
        <Button onClick={refetch}>
          <Text id="tryAgain" />
        </Button>
      )}
      {wayOut}
    </Note>
  );
}

const Waiting = () => (
  <div className={styles['waiting']}>
    <Spinner />
  </div>
);

const NoData = () => (
  <Note>
    <Text id="noData" />
  </Note>
);
