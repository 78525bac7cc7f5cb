import { useState } from 'react';
import { call } from '#kit/client/call.ts';
import { enter } from '#kit/client/session/session.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { CropWindow } from './crop-window.tsx';
import { removePicture, setPicture, type OwnProfileFragment } from './profile.graphql.generated.ts';
import styles from './profile.module.css';

const FIVE_MEGABYTES = 5 * 1024 * 1024;
const PICTURE_RULES = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: FIVE_MEGABYTES,
  maxFiles: 1,
};

interface PictureCardProps {
  user: OwnProfileFragment;
}

/** Somebody's own picture: look at it, choose another, or remove it. */
export function PictureCard({ user }: PictureCardProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const [pictureUrl, setPictureUrl] = useState(user.pictureUrl);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);

  async function look([file]: File[]): Promise<void> {
    try {
      if (file) setChosen(await createImageBitmap(file));
    } catch {
      // The browser throws one error for all that is no picture, whatever the file is called.
      showToast('error', text('pictureUnreadable'));
    }
  }

  async function use(picture: string): Promise<void> {
    try {
      const { setPicture: after } = await call(setPicture, { picture });
      setPictureUrl(after.pictureUrl);
      enter(after);
      setChosen(null);
      showToast('success', text('pictureSaved'));
    } catch (problem) {
      toastProblem(problem);
    }
  }

  async function remove(): Promise<void> {
    setIsRemoving(true);
    try {
      const { removePicture: after } = await call(removePicture, {});
      setPictureUrl(after.pictureUrl);
      enter(after);
      showToast('success', text('pictureRemoved'));
    } catch (problem) {
      toastProblem(problem);
    } finally {
      setIsRemoving(false);
    }
  }

  return (
    <Card title={<Text id="picture" />}>
      <div className={styles['picture']}>
        <div className={styles['face']}>
          <Avatar fullName={user.fullName} picture={pictureUrl} size="large" />
          {pictureUrl && (
            <Button tone="danger" isProcessing={isRemoving} onClick={remove}>
              <Text id="removePicture" />
            </Button>
          )}
        </div>
        <FileUpload label={text('newPicture')} rules={PICTURE_RULES} onFiles={(files) => void look(files)} />
      </div>
      {chosen && <CropWindow picture={chosen} onUse={use} onCancel={() => setChosen(null)} />}
    </Card>
  );
}
