import { useEffect, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import {
  transcriptsProgress,
  type GroupTranscriptsQuery,
  type TranscriptCountsFragment,
} from './group-transcripts.graphql.generated.ts';

/** How long until the page looks again how far the job has come. */
const LOOK_AGAIN_MS = 700;

type Batch = NonNullable<GroupTranscriptsQuery['groupTranscripts']>['batch'];

/** How far a batch is, as long as a job is at it; when it is over, the page is read anew. */
export function useBatchProgress(
  groupId: string,
  batch: Batch,
  onOver: () => void,
): TranscriptCountsFragment | null {
  const [seen, setSeen] = useState<Batch>(null);
  const newest = seen?._id === batch?._id ? seen : batch;
  const counts = newest?.counts ?? null;
  useEffect(
    function lookAgainWhileTheJobIsAtIt() {
      if (!newest?.counts.waiting) return;
      const timer = setTimeout(() => {
        call(transcriptsProgress, { groupId }).then(
          ({ groupTranscripts: now }) => {
            setSeen(now?.batch ?? null);
            if (!now?.batch?.counts.waiting) onOver();
          },
          (problem: unknown) => {
            if (!(problem instanceof CallProblem)) throw problem;
            // A bad moment of the network: the next look follows.
            setSeen({ ...newest });
          },
        );
      }, LOOK_AGAIN_MS);
      return () => clearTimeout(timer);
    },
    [newest, groupId, onOver],
  );
  return counts;
}
