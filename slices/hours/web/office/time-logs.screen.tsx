import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Tabs, useTab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../hours.module.css';
import { GroupRequirements } from './group-requirements.tsx';
import { GroupTotals } from './group-totals.tsx';
import { HourQueue } from './hour-queue.tsx';

/** Where managers work with the hours of their students (HOURS-04). */
export function TimeLogsScreen() {
  const text = useText();
  const tabs = [
    { id: 'queue', label: text('hourQueue') },
    { id: 'totals', label: text('hourTotals') },
    { id: 'requirements', label: text('hourRequirements') },
  ] as const;
  const current = useTab(tabs);
  return (
    <Page>
      <PageHeading title={<Text id="menuTimeLogs" />} />
      <Tabs label={text('menuTimeLogs')} tabs={tabs} current={current ?? 'queue'} />
      <div className={styles['side']}>
        {current === 'totals' ? (
          <GroupTotals />
        ) : current === 'requirements' ? (
          <GroupRequirements />
        ) : (
          <HourQueue />
        )}
      </div>
    </Page>
  );
}
