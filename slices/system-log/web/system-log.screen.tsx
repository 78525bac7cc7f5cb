import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AuditList } from './audit-list.tsx';
import { ChainCard } from './chain-card.tsx';
import { LogList } from './log-list.tsx';
import styles from './system-log.module.css';

/** What went wrong, what was done and who changed what, for those who look after the site. */
export function SystemLogScreen() {
  const text = useText();
  const tabs: Tab<'log' | 'audit'>[] = [
    { id: 'audit', label: text('auditSide') },
    { id: 'log', label: text('logSide') },
  ];
  const tab = useTab(tabs) ?? 'audit';
  return (
    <Page>
      <PageHeading
        title={<Text id="systemLog" />}
        subtitle={<Text id="systemLogLead" />}
        actions={
          <LinkButton to="/logits/grades">
            <Text id="restoreGrades" />
          </LinkButton>
        }
      />
      <Tabs label={text('systemLog')} tabs={tabs} current={tab} />
      <div className={styles['side']}>
        {tab === 'log' ? (
          <LogList />
        ) : (
          <>
            <ChainCard />
            <AuditList />
          </>
        )}
      </div>
    </Page>
  );
}
