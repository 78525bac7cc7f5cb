import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ownCourseOfferings } from '../student/student-courses.graphql.generated.ts';
import { goesOn, TaughtRows } from './taught-rows.tsx';

/** Of more than this the list of all courses tells. */
const MAX_SHOWN = 5;

/** What somebody teaches today. Whoever teaches nothing sees nothing of it. */
export function TaughtPanel() {
  const taught = useQuery(ownCourseOfferings, {}).data?.ownCourseOfferings ?? [];
  if (taught.length === 0) return null;
  return (
    <Card title={<Text id="taughtCourses" />}>
      <TaughtRows taught={taught.filter(goesOn).slice(0, MAX_SHOWN)} />
      <Link to="/student/courses">
        <Text id="allTaught" values={{ count: taught.length }} />
      </Link>
    </Card>
  );
}
