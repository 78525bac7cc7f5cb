import { useState, useEffect, useRef } from 'react';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import styles from '../profile.module.css';

/** The largest square that is sent, in pixels: sharp at twice the size of any face on a screen. */
const SIDE = 640;

/** What fits into one request beside everything else in it, as characters of base64. */
const MAX_CHARACTERS = 200_000;

const QUALITIES = [0.88, 0.75, 0.6, 0.4];

/** The side of the square to cut out, and where it begins; position goes from 0 to 1 along the longer side. */
export function squareIn(width: number, height: number, position: number) {
  const side = Math.min(width, height);
  return { side, left: (width - side) * position, top: (height - side) * position };
}

function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, position: number): void {
  const { side, left, top } = squareIn(picture.width, picture.height, position);
  const size = Math.min(SIDE, side);
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size, size);
  pen.drawImage(picture, left, top, side, side, 0, 0, size, size);
}

/** The drawn square as a JPEG in base64, as fine as one request allows. */
export function pictureOf(canvas: HTMLCanvasElement): string {
  const drawn = QUALITIES.map((quality) => () => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '');
  let smallest = '';
  for (const draw of drawn) {
    smallest = draw();
    if (smallest.length <= MAX_CHARACTERS) break;
  }
  return smallest;
}

const MIDDLE = 0.5;

interface CropDialogProps {
  picture: ImageBitmap;
  /** Called with the square that was chosen, as a JPEG in base64. */
  onUse: (picture: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows the square that others will see, to be moved over a picture that is not square. */
function CropDialog({ picture, onUse, onCancel }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [position, setPosition] = useState(MIDDLE);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(
    function showTheSquare() {
      if (canvas.current) drawSquare(canvas.current, picture, position);
    },
    [picture, position],
  );

  async function use(): Promise<void> {
    if (!canvas.current) return;
    setIsSaving(true);
    await onUse(pictureOf(canvas.current));
    setIsSaving(false);
  }

  const actions = (
    <>
      <ActionButton action="cancel" onClick={onCancel} disabled={isSaving} />
      <Button tone="primary" isProcessing={isSaving} onClick={use}>
        <Text id="usePicture" />
      </Button>
    </>
  );
  return (
    <Modal
      isOpen
      title={<Text id="cropPicture" />}
      onClose={isSaving ? () => {} : onCancel}
      actions={actions}
    >
      <canvas ref={canvas} className={styles['crop']} aria-hidden="true" />
      {picture.width !== picture.height && (
        <label className={styles['slider']}>
          <Text id="picturePosition" />
          <input
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={position}
            onChange={({ currentTarget }) => setPosition(Number(currentTarget.value))}
          />
        </label>
      )}
    </Modal>
  );
}

const FIVE_MEGABYTES = 5 * 1024 * 1024;
const PICTURE_RULES = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: FIVE_MEGABYTES,
  maxFiles: 1,
};

interface PictureEditorProps {
  fullName: string;
  pictureUrl: string | null;
  onUse: (picture: string) => Promise<boolean>;
  onRemove: () => Promise<void>;
}

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
