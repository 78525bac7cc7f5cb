import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { PROFILE_PAGE } from '../../rules/alumni-pages.ts';
import { ownAlumniGaps } from './profile.graphql.generated.ts';

/** Asks alumni whom the welcome does not ask for what it asks of others (TRAP-52). Nobody answers in another's place. */
export function GapsNote() {
  const { impersonatingUser } = useSignedInUser();
  const profile = useQuery(ownAlumniGaps, {}).data?.ownAlumniProfile;
  if (!profile || profile.isComplete || impersonatingUser) return null;
  return (
    <Note>
      <Text id="alumniIncomplete" />{' '}
      <Link to={PROFILE_PAGE}>
        <Text id="alumniComplete" />
      </Link>
    </Note>
  );
}
