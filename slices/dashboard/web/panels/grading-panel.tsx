import { useQuery } from '#kit/client/query/use-query.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useWorkToGrade } from '../use-work-to-grade.tsx';
import { workToGrade } from '../work-to-grade.graphql.generated.ts';
import { WorkPanel } from './work-panel.tsx';

/** What waits for staff who also teach. A user who has nothing to grade sees nothing of it. */
export function GradingPanel() {
  const answer = useWorkToGrade(useQuery(workToGrade, {}));
  if (!answer.data?.length) return null;
  return <WorkPanel title={<Text id="needsYouToday" />} answer={answer} room={1} empty={null} />;
}
