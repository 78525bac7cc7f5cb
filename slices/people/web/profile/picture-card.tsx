import { useMutation } from '#kit/client/query/use-mutation.ts';
import { enter } from '#kit/client/session/session.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { PictureEditor } from './picture-editor.tsx';
import { removePicture, setPicture, type OwnProfileFragment } from './profile.graphql.generated.ts';

/** Somebody's own picture, which is at once the one in the frame of the page. */
export function PictureCard({ user }: { user: OwnProfileFragment }) {
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
