import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { ministryPage } from '../../rules/ministry-pages.ts';
import type { KeptMinistryFragment } from '../ministries.graphql.generated.ts';
import { OwnState } from './own-state.tsx';

/** One of the reader's own listings. */
export const OwnMinistry = ({ ministry }: { ministry: KeptMinistryFragment }) => (
  <Card title={<Link to={ministryPage(ministry._id)}>{ministry.name}</Link>}>
    <OwnState ministry={ministry} />
  </Card>
);
