import { Text } from '#kit/ui/text/text.tsx';
import { useWorkToGrade } from '../use-work-to-grade.tsx';
import { WorkPanel } from './work-panel.tsx';

/** What waits for staff who also teach. A user who has nothing to grade sees nothing of it. */
export function GradingPanel() {
  const answer = useWorkToGrade();
  if (!answer.data?.length) return null;
  return <WorkPanel title={<Text id="needsYouToday" />} answer={answer} room={1} empty={null} />;
}
