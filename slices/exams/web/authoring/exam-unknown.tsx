import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Text } from '#kit/ui/text/text.tsx';

export const ExamUnknown = () => (
  <>
    <PageHeading title={<Text id="examNotFound" />} />
    <Link to="/courses">
      <Text id="menuCourseManager" />
    </Link>
  </>
);
