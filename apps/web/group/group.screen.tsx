import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { CoursesOfGroupCard } from '#slices/courses/web/api.ts';
import { GroupPage } from '#slices/groups/web/api.ts';

/** One group for those who look after it, with what every slice offers there. */
export const GroupScreen = () => (
  <GroupPage
    renderActions={({ _id }) => (
      <LinkButton to={`/groups/${_id}/transcripts`}>
        <Icon name="file" />
        <Text id="transcripts" />
      </LinkButton>
    )}
    renderCards={({ _id }) => <CoursesOfGroupCard groupId={_id} />}
  />
);
