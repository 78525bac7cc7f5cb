import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Quote, Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { Drawer } from '#kit/ui/drawer/drawer.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ListedLeaveFragment } from '../queue/queue.graphql.generated.ts';
import { useLeaveFacts } from '../queue/use-leave-facts.tsx';
import { oneLeaveToRead } from './to-read.graphql.generated.ts';

interface RequestToReadProps {
  requestId: string;
  onClose: () => void;
}

/** One request beside the list: what is asked, and what became of it. */
export function RequestToRead({ requestId, onClose }: RequestToReadProps) {
  const text = useText();
  const timeText = useTimeText();
  const answer = useQuery(oneLeaveToRead, { requestId }, { fresh: true });
  const request = answer.data?.leaveRequestToRead;
  return (
    <Drawer
      isOpen
      title={request?.studentName ?? text('leaveRequests')}
      subtitle={
        request && `${request.groupName} · ${text('leaveAskedAt', { moment: timeText(request.askedAt) })}`
      }
      onClose={onClose}
    >
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={5} />}
        isEmpty={({ leaveRequestToRead }) => !leaveRequestToRead}
        empty={<EmptyState icon="calendar" title={<Text id="leaveRequestGone" />} />}
      >
        {({ leaveRequestToRead }) => leaveRequestToRead && <WhatIsAsked request={leaveRequestToRead} />}
      </DataView>
    </Drawer>
  );
}

function WhatIsAsked({ request }: { request: ListedLeaveFragment }) {
  const text = useText();
  const facts = useLeaveFacts(request);
  const { adminComments, reason, studentNotes } = request;
  const comment = { term: text('leaveComment'), value: adminComments };
  return (
    <Stack>
      <FactList facts={adminComments === '' ? facts : [...facts, comment]} />
      <Quote below={studentNotes}>{reason}</Quote>
    </Stack>
  );
}
