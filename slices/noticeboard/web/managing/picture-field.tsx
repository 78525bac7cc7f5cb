import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { pictureOfFile } from '#slices/people/web/api.ts';
import type { DraftPicture } from './draft.ts';
import styles from './managing.module.css';

interface PictureFieldProps {
  pictureUrl: string | null;
  onChange: (picture: DraftPicture) => void;
}

const RULES = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 20 * 1024 * 1024,
  maxFiles: 1,
};

/** The longer side of what is sent, in pixels. */
const SIDE = 1_280;

/** The picture over a post. It is drawn smaller here, as a request carries little. */
export function PictureField({ pictureUrl, onChange }: PictureFieldProps) {
  const text = useText();

  async function take([file]: File[]): Promise<void> {
    if (!file) return;
    try {
      const base64 = await pictureOfFile(file, SIDE);
      // The site shows no pictures that stand in an address themselves.
      onChange({ kind: 'new', base64, shown: URL.createObjectURL(file) });
    } catch {
      showToast('error', text('pictureUnreadable'));
    }
  }

  return (
    <div className={styles['picture']}>
      {pictureUrl && (
        <>
          <img src={pictureUrl} alt="" />
          <Button onClick={() => onChange({ kind: 'removed', shown: null })}>
            <Text id="removeNewsPicture" />
          </Button>
        </>
      )}
      <FileUpload
        label={text(pictureUrl ? 'anotherNewsPicture' : 'addNewsPicture')}
        rules={RULES}
        onFiles={(files) => void take(files)}
      />
    </div>
  );
}
