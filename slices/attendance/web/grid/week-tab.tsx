import { useSearchParams } from 'react-router';
import { GroupGrid } from './group-grid.tsx';

/** The rolls of one group of those that a manager looks after. */
export function WeekTab() {
  const [params] = useSearchParams();
  return <GroupGrid groupId={params.get('groupId')} isListed />;
}
