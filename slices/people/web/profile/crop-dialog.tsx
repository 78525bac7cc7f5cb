import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { drawSquare, pictureOf } from './crop-picture.ts';
import styles from '../profile.module.css';

const MIDDLE = 0.5;

interface CropDialogProps {
  picture: ImageBitmap;
  /** Called with the square that was chosen, as a JPEG in base64. */
  onUse: (picture: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows the square that others will see, and lets somebody move it over a picture that is not square. */
export function CropDialog({ picture, onUse, onCancel }: CropDialogProps) {
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
