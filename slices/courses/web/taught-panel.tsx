import { useCollegeQuery } from '#kit/client/apollo/use-college-query.ts';
import { ownTeachings } from './student-courses.graphql.generated.ts';
import { TaughtCourses } from './taught-courses.tsx';

/** What somebody teaches. Whoever teaches nothing sees nothing of it. */
export function TaughtPanel() {
  const taught = useCollegeQuery(ownTeachings, {}).data?.ownTeachings ?? [];
  return taught.length > 0 && <TaughtCourses taught={taught} />;
}
