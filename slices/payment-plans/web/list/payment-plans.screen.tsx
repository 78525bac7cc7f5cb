import { useQuery } from '#kit/client/query/use-query.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useCampusFilter } from '#slices/billing/web/api.ts';
import type { PlanSide } from '../../rules/plan-list.ts';
import styles from '../plans.module.css';
import { paymentPlans } from './plan-list.graphql.generated.ts';
import { usePlansTable } from './use-plans-table.tsx';

const FILTERS = ['regionId'];

const SIDES = {
  failed: { side: 'FAILED', label: 'plansFailed', empty: 'noPlansFailed' },
  active: { side: 'ACTIVE', label: 'plansOn', empty: 'noPlansOn' },
  stopped: { side: 'STOPPED', label: 'plansStopped', empty: 'noPlansStopped' },
} as const satisfies Record<string, { side: PlanSide; label: string; empty: string }>;

/** The payment plans of the reader's campuses, first those that failed. */
export function PaymentPlansScreen() {
  const text = useText();
  const list = useList(FILTERS);
  const tabs: Tab<keyof typeof SIDES>[] = Object.entries(SIDES).map(([id, { label }]) => ({
    id: id as keyof typeof SIDES,
    label: text(label),
  }));
  const tab = useTab(tabs) ?? 'failed';
  const { side, empty } = SIDES[tab];
  const { search, filters, after } = list.params;
  const filter = { side, search: search.trim(), regionId: filters['regionId'] ?? null };
  const answer = useQuery(paymentPlans, { filter, after }, { fresh: true });
  const campuses = answer.data?.invoicingCampuses;
  return (
    <Page>
      <PageHeading title={<Text id="menuPaymentPlans" />} subtitle={<Text id="plansLead" />} />
      <div className={styles['tabs']}>
        <Tabs label={text('menuPaymentPlans')} tabs={tabs} current={tab} />
      </div>
      <FilterBar list={list} searchLabel={text('searchPlans')} filters={useCampusFilter(campuses)} />
      <DataTable
        table={usePlansTable(side, campuses)}
        list={list}
        answer={{ ...answer, data: answer.data?.paymentPlans }}
        empty={<EmptyState icon="check" title={<Text id={empty} />} />}
      />
    </Page>
  );
}
