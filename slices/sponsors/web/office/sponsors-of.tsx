import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { InvoiceSponsors, takesSponsors } from '../invoice-sponsors.tsx';
import { sponsorsOf } from '../sponsors.graphql.generated.ts';
import styles from '../sponsors.module.css';

/** The sponsors of a student's invoices, for those who keep the books. */
export function SponsorsOf({ personId }: { personId: string }) {
  const answer = useQuery(sponsorsOf, { personId });
  return (
    <DataView answer={answer} waiting={null} empty={null}>
      {({ finances }) => (
        <div className={styles['stack']}>
          {finances?.invoices
            .filter((invoice) => takesSponsors(invoice) || invoice.sponsorLinks.length > 0)
            .map((invoice) => (
              <Card key={invoice._id} title={<Text id="sponsorsOf" values={{ number: invoice.number }} />}>
                <InvoiceSponsors invoice={invoice} isOffice />
              </Card>
            ))}
        </div>
      )}
    </DataView>
  );
}
