import { useSignedInUser } from '#kit/client/session/session.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { GradeRestoreQuery } from './restore.graphql.generated.ts';

export type MadeRegrade = GradeRestoreQuery['gradeRestore']['regrades'][number];

/** The exams that were regraded. Each is undone as one where it was done, which administrators can open. */
export function RegradesMade({ regrades }: { regrades: readonly MadeRegrade[] }) {
  const opens = useSignedInUser().roles?.includes('admin') ?? false;
  return (
    <Note tone="warning">
      <Text id="restoreRegrades" />
      <ul>
        {regrades.map(({ _id, examId, courseId, courseCode, title, changed }) => (
          <li key={_id}>
            {opens ? <Link to={`/courses/${courseId}/exams/${examId}`}>{title}</Link> : title}
            {` · ${courseCode} · `}
            <Text id="restoreRegradeChanged" values={{ count: changed }} />
          </li>
        ))}
      </ul>
    </Note>
  );
}
