import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ownProfile } from './profile.graphql.generated.ts';
import styles from '../profile.module.css';

/** Somebody's own profile: picture, facts and postal addresses. It is never kept on the disk of the browser. */
export function ProfilePanel() {
  const answer = useQuery(ownProfile, {}, { fresh: true });
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="fields" count={6} />}
      isEmpty={({ currentUser: user }) => !user}
    >
      {({ currentUser: user, currencies }) =>
        user && (
          <div className={styles['panel']}>
            <PictureCard user={user} />
            <ProfileForm user={user} currencies={currencies} />
            <AddressesCard itemId={user._id} />
          </div>
        )
      }
    </DataView>
  );
}
