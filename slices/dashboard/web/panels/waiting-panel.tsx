import { useQuery } from '#kit/client/query/use-query.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useWaitingWork } from '../use-waiting-work.tsx';
import { workToGrade } from '../waiting-work.graphql.generated.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { WorkPanel } from './work-panel.tsx';

/** What waits for staff, that of a chosen campus first. */
export const WaitingPanel = ({ regionId = null }: { regionId?: string | null }) => (
  <WorkPanel
    title={<Text id="needsYouToday" />}
    answer={useWaitingWork(useQuery(workToGrade, {}), regionId)}
    room={1}
    isCounted
    empty={<EmptyPanel title="needsYouToday" icon="check" nothing="nothingNeedsYou" />}
  />
);
