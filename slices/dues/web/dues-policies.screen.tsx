import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount } from '#slices/billing/web/api.ts';
import { duesPolicies, type DuesPolicyCardFragment } from './dues.graphql.generated.ts';
import styles from './dues.module.css';
import { PolicyDialog } from './policy-dialog.tsx';

/** What each campus of the reader does about payments that are overdue. */
export function DuesPoliciesScreen() {
  const answer = useQuery(duesPolicies, {});
  return (
    <Page>
      <PageHeading title={<Text id="menuDues" />} subtitle={<Text id="duesLead" />} />
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={4} />}
        isEmpty={({ duesPolicies: policies }) => policies.length === 0}
        empty={<EmptyState icon="clock" title={<Text id="duesNoCampuses" />} />}
      >
        {({ duesPolicies: policies }) => (
          <div className={styles['campuses']}>
            {policies.map((policy) => (
              <CampusPolicy key={policy._id} policy={policy} />
            ))}
          </div>
        )}
      </DataView>
    </Page>
  );
}

function CampusPolicy({ policy }: { policy: DuesPolicyCardFragment }) {
  const { regionName: campus, remindAfter, holdAbove, currency } = policy;
  const text = useText();
  const { formatList, formatNumber } = useIntl();
  const amountText = useAmount();
  const [isChanging, setIsChanging] = useState(false);
  const days = formatList(remindAfter.map((day) => formatNumber(day)));
  return (
    <Card title={campus}>
      <div className={styles['stack']}>
        <FactList
          facts={[
            {
              term: text('remindersFact'),
              value:
                remindAfter.length > 0
                  ? text('remindersAfter', { days, last: remindAfter.at(-1) ?? 0 })
                  : text('remindersNone'),
            },
            {
              term: text('holdsFact'),
              value:
                holdAbove === null
                  ? text('holdsNone')
                  : text('holdsAbove', { amount: amountText(holdAbove, currency) }),
            },
          ]}
        />
        <div>
          <Button
            aria-haspopup="dialog"
            aria-label={text('changeDuesPolicyOf', { campus })}
            onClick={() => setIsChanging(true)}
          >
            <Text id="changeDuesPolicy" />
          </Button>
        </div>
      </div>
      {isChanging && <PolicyDialog stored={policy} onClose={() => setIsChanging(false)} />}
    </Card>
  );
}
