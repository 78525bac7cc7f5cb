import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { enter } from '#kit/client/session/session.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { PictureEditor } from './picture-editor.tsx';
import { removePicture, setPicture, type OwnProfileFragment } from './profile.graphql.generated.ts';

interface PictureCardProps {
  user: OwnProfileFragment;
}

/** Somebody's own picture, which is at once the one in the frame of the page. */
export function PictureCard({ user }: PictureCardProps) {
  const text = useText();
  const [pictureUrl, setPictureUrl] = useState(user.pictureUrl);

  async function use(picture: string): Promise<void> {
    const { setPicture: after } = await call(setPicture, { picture });
    setPictureUrl(after.pictureUrl);
    enter(after);
    showToast('success', text('pictureSaved'));
  }

  async function remove(): Promise<void> {
    const { removePicture: after } = await call(removePicture, {});
    setPictureUrl(after.pictureUrl);
    enter(after);
    showToast('success', text('pictureRemoved'));
  }

  return (
    <Card title={<Text id="picture" />}>
      <PictureEditor fullName={user.fullName} pictureUrl={pictureUrl ?? null} onUse={use} onRemove={remove} />
    </Card>
  );
}
