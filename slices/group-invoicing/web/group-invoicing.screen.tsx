import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Tabs, useTab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FeeTemplates } from './fee-templates.tsx';
import { feesOfCampuses } from './group-invoicing.graphql.generated.ts';
import styles from './group-invoicing.module.css';
import { InvoiceRuns } from './invoice-runs.tsx';
import { NewRun } from './new-run.tsx';

/** Invoices for whole groups: a new one, those before, and what they charge. */
export function GroupInvoicingScreen() {
  const text = useText();
  const tabs = [
    { id: 'new' as const, label: text('invoiceGroupsNew') },
    { id: 'runs' as const, label: text('invoiceGroupsDone') },
    { id: 'fees' as const, label: text('feeTemplates') },
  ];
  const tab = useTab(tabs) ?? 'new';
  const answer = useQuery(feesOfCampuses, {});
  return (
    <Page>
      <PageHeading title={<Text id="menuGroupInvoicing" />} subtitle={<Text id="groupInvoicingLead" />} />
      <div className={styles['stack']}>
        <Tabs label={text('menuGroupInvoicing')} tabs={tabs} current={tab} />
        {tab === 'runs' ? (
          <InvoiceRuns />
        ) : (
          <DataView
            answer={answer}
            waiting={<Skeleton shape="block" count={2} />}
            isEmpty={({ invoicingCampuses }) => invoicingCampuses.length === 0}
            empty={<EmptyState icon="card" title={<Text id="nobodyToInvoice" />} />}
          >
            {(known) => (tab === 'new' ? <NewRun known={known} /> : <FeeTemplates known={known} />)}
          </DataView>
        )}
      </div>
    </Page>
  );
}
