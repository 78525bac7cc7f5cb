import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { managesGroups } from '../../rules/dashboards.ts';

/** The way to the groups of one's campuses, which stand in the menus of administrators only. */
export function ManagedGroupsPanel() {
  if (!managesGroups(useSignedInUser().roles ?? [])) return null;
  return (
    <Card title={<Text id="managedGroups" />}>
      <LinkButton to="/groups">
        <Text id="manageGroups" />
      </LinkButton>
    </Card>
  );
}
