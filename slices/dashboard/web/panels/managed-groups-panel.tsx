import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { managesGroups } from '../../rules/dashboards.ts';
import styles from '../dashboard.module.css';

/** The ways to the groups of one's campuses and to their exams, which stand in the bar of administrators only. */
export function ManagedGroupsPanel() {
  if (!managesGroups(useSignedInUser().roles ?? [])) return null;
  return (
    <Card title={<Text id="managedGroups" />}>
      <div className={styles['ways']}>
        <LinkButton to="/groups">
          <Text id="manageGroups" />
        </LinkButton>
        <LinkButton to="/examResults">
          <Text id="menuExamResults" />
        </LinkButton>
      </div>
    </Card>
  );
}
