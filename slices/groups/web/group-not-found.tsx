import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Text } from '#kit/ui/text/text.tsx';

/** In place of a group that is not there, or not for the one who asks. */
export const GroupNotFound = () => (
  <>
    <PageHeading title={<Text id="groupNotFound" />} />
    <Link to="/groups">
      <Text id="groups" />
    </Link>
  </>
);
