import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { enter } from '#kit/client/session/session.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { AddressesCard } from './addresses-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import {
  ownProfile,
  removePicture,
  setPicture,
  type OwnProfileFragment,
} from './profile.graphql.generated.ts';
import styles from '../profile.module.css';
import { PictureEditor } from './picture-editor.tsx';

/** Never stored on the disk of the browser. */
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

function PictureCard({ user }: { user: OwnProfileFragment }) {
  const text = useText();
  const { mutate } = useMutation();

  async function use(picture: string): Promise<boolean> {
    const saved = await mutate(setPicture, { picture });
    if (!saved) return false;
    enter(saved.setPicture);
    showToast('success', text('pictureSaved'));
    return true;
  }

  async function remove(): Promise<void> {
    const saved = await mutate(removePicture, {});
    if (!saved) return;
    enter(saved.removePicture);
    showToast('success', text('pictureRemoved'));
  }

  return (
    <Card title={<Text id="picture" />}>
      <PictureEditor
        fullName={user.fullName}
        pictureUrl={user.pictureUrl ?? null}
        onUse={use}
        onRemove={remove}
      />
    </Card>
  );
}
