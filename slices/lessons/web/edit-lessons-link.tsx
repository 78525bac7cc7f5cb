import { useSignedInUser } from '#kit/client/session/session.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { readerAsActor } from '#slices/people/web/api.ts';
import { can } from '../rules/permissions.ts';

/** For those who look at a course that they write: the way back to where it is written. */
export function EditLessonsLink({ courseId }: { courseId: string }) {
  // The person who writes the catalogue writes it for every campus, whichever these are.
  if (!can.write(readerAsActor(useSignedInUser(), []))) return null;
  return (
    <Link to={`/courses/${courseId}?tab=lessons`}>
      <Text id="editTheLessons" />
    </Link>
  );
}
