import { useState } from 'react';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { CropDialog } from './crop-dialog.tsx';
import styles from '../profile.module.css';

const FIVE_MEGABYTES = 5 * 1024 * 1024;
const PICTURE_RULES = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: FIVE_MEGABYTES,
  maxFiles: 1,
};

interface PictureEditorProps {
  fullName: string;
  pictureUrl: string | null;
  /** Keeps what was chosen, tells of it and says whether it was done. */
  onUse: (picture: string) => Promise<boolean>;
  onRemove: () => Promise<void>;
}

/** The picture of a face: look at it, choose another, or remove it. */
export function PictureEditor({ fullName, pictureUrl, onUse, onRemove }: PictureEditorProps) {
  const text = useText();
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
    if (await onUse(picture)) setChosen(null);
  }

  async function remove(): Promise<void> {
    setIsRemoving(true);
    await onRemove();
    setIsRemoving(false);
  }

  return (
    <>
      <div className={styles['picture']}>
        <div className={styles['face']}>
          <Avatar fullName={fullName} picture={pictureUrl} size="large" />
          {pictureUrl && (
            <Button tone="danger" isProcessing={isRemoving} onClick={remove}>
              <Text id="removePicture" />
            </Button>
          )}
        </div>
        <FileUpload label={text('newPicture')} rules={PICTURE_RULES} onFiles={(files) => void look(files)} />
      </div>
      {chosen && <CropDialog picture={chosen} onUse={use} onCancel={() => setChosen(null)} />}
    </>
  );
}
