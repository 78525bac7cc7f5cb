import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Tabs, useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';
import { SettingsPanel } from './settings-panel.tsx';

/** What a user was told, and on the other side what they want to be told by mail. */
export function NotificationsScreen() {
  const text = useText();
  const tabs: readonly Tab<'all' | 'settings'>[] = [
    { id: 'all', label: text('menuNotifications') },
    { id: 'settings', label: text('notificationSettings') },
  ];
  const current = useTab(tabs) ?? 'all';
  return (
    <Page>
      <PageHeading
        title={<Text id="menuNotifications" />}
        subtitle={<Text id={current === 'all' ? 'notificationsLead' : 'notificationSettingsLead'} />}
      />
      <Tabs label={text('menuNotifications')} tabs={tabs} current={current} />
      <div className={styles['side']}>{current === 'all' ? <NotificationList /> : <SettingsPanel />}</div>
    </Page>
  );
}
