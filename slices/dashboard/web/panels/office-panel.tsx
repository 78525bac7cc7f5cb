import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../dashboard.module.css';

/** The ways of a user who holds an office and has no group: each stands here only if they may go it. */
export const OfficePanel = () => (
  <Card title={<Text id="quickLinks" />}>
    <div className={styles['ways']}>
      <LinkButton to="/reports">
        <Text id="menuReports" />
      </LinkButton>
      <LinkButton to="/calendar">
        <Text id="menuCalendar" />
      </LinkButton>
      <LinkButton to="/news">
        <Text id="menuNews" />
      </LinkButton>
      <LinkButton to="/docs">
        <Text id="menuDocuments" />
      </LinkButton>
    </div>
  </Card>
);
