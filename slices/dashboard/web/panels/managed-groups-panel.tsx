import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';

/** The way to the groups of one's campuses, which stand in the menus of administrators only. */
export const ManagedGroupsPanel = () => (
  <Card title={<Text id="managedGroups" />}>
    <LinkButton to="/groups">
      <Text id="manageGroups" />
    </LinkButton>
  </Card>
);
