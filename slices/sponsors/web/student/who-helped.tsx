import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { HelpedBy } from '../helped-by.tsx';
import { ownSponsors } from '../sponsors.graphql.generated.ts';

/** What sponsors have paid for an invoice, and what they say to its student. */
export function WhoHelped({ invoiceId }: { invoiceId: string }) {
  const { data } = useQuery(ownSponsors, { invoiceId }, { fresh: true });
  const payments = data?.invoice?.sponsorLinks.flatMap((link) => link.payments) ?? [];
  if (payments.length === 0) return null;
  return (
    <Card title={<Text id="sponsorsHelped" />}>
      <HelpedBy payments={payments} />
    </Card>
  );
}
