import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { NotificationList } from './notification-list.tsx';

export const NotificationsScreen = () => (
  <Page>
    <PageHeading title={<Text id="menuNotifications" />} subtitle={<Text id="notificationsLead" />} />
    <NotificationList />
  </Page>
);
