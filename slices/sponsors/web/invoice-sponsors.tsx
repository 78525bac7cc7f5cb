import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { SponsorLinks } from './sponsor-links.tsx';
import type { SponsoredInvoiceFragment } from './sponsors.graphql.generated.ts';
import styles from './sponsors.module.css';

interface InvoiceSponsorsProps {
  invoice: SponsoredInvoiceFragment;
  isOffice?: boolean;
}

/** Whether somebody can be asked to pay an invoice. */
export const takesSponsors = ({
  takesCards,
  balance,
  status,
}: Pick<SponsoredInvoiceFragment, 'takesCards' | 'balance' | 'status'>): boolean =>
  takesCards && balance > 0 && status !== 'DELETED';

/** The links of an invoice, and the way to a new one. */
export function InvoiceSponsors({ invoice, isOffice = false }: InvoiceSponsorsProps) {
  const [isMaking, setIsMaking] = useState(false);
  const { sponsorLinks: links } = invoice;
  return (
    <div className={styles['stack']}>
      {takesSponsors(invoice) && (
        <div>
          <Button
            tone={isOffice ? 'default' : 'primary'}
            aria-haspopup="dialog"
            onClick={() => setIsMaking(true)}
          >
            <Text id="sponsorNewLink" />
          </Button>
        </div>
      )}
      {links.length === 0 ? (
        <p className={styles['quiet']}>
          <Text id="sponsorNoLinks" />
        </p>
      ) : (
        <SponsorLinks links={links} isOffice={isOffice} />
      )}
      {isMaking && <NewLinkDialog invoice={invoice} onClose={() => setIsMaking(false)} />}
    </div>
  );
}
