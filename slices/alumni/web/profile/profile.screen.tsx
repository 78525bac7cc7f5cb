import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { alumnusAddress } from '../../rules/alumni-pages.ts';
import { AlumniArea } from '../alumni-area.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ownAlumniProfile } from './profile.graphql.generated.ts';

/** What an alumnus says about themselves, and what of it others see. */
export function AlumniProfileScreen() {
  const user = useSignedInUser();
  const text = useText();
  return (
    <AlumniArea
      title={text('alumniProfile')}
      subtitle={<Text id="alumniProfileLead" />}
      actions={
        user.isAlumni === true && (
          <LinkButton to={alumnusAddress(user._id)}>
            <Icon name="eye" />
            <Text id="alumniProfileOpen" />
          </LinkButton>
        )
      }
    >
      {user.isAlumni === true ? <Profile /> : <NoProfile />}
    </AlumniArea>
  );
}

function Profile() {
  const answer = useQuery(ownAlumniProfile, {}, { fresh: true });
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="fields" count={8} />}
      isEmpty={({ ownAlumniProfile: known }) => known === null}
      empty={<NoProfile />}
    >
      {({ ownAlumniProfile: known }) => known && <ProfileForm stored={known} />}
    </DataView>
  );
}

/** Alumni admins need not have graduated. */
const NoProfile = () => (
  <Card>
    <EmptyState icon="user" title={<Text id="alumniProfileNone" />}>
      <Text id="alumniProfileNoneText" />
    </EmptyState>
  </Card>
);
