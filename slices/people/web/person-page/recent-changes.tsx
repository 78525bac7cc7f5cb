import { useQuery } from '#kit/client/query/use-query.ts';
import { AuditTrail } from '#kit/ui/audit-trail/audit-trail.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useAuditEntry } from './history-panel.tsx';
import { lastActions } from './person-page.graphql.generated.ts';

/** The last of what was done about a person, for those who may read all of it. */
export function RecentChanges({ userId }: { userId: string }) {
  const rows = useQuery(lastActions, { userId }).data?.personHistory?.rows ?? [];
  const asEntry = useAuditEntry();
  if (rows.length === 0) return null;
  return (
    <Card
      title={<Text id="recentChanges" />}
      link={
        <Link to="?tab=history">
          <Text id="allChanges" />
        </Link>
      }
    >
      <AuditTrail entries={rows.map(asEntry)} />
    </Card>
  );
}
