import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { looksAfterAlumni } from '#slices/alumni/web/api.ts';
import { photoComplaint } from '../../rules/class-photo.ts';
import styles from '../classes.module.css';
import {
  alumniClass,
  complainOfClassPhoto,
  removeClassPhoto,
  restoreClassPhoto,
  type ClassPhotoFragment,
} from './class.graphql.generated.ts';

interface PhotoDialogProps {
  photo: ClassPhotoFragment;
  onClose: () => void;
}

/** One photo of a class, large, with what the reader can do about it. */
export function PhotoDialog({ photo, onClose }: PhotoDialogProps) {
  const [isComplaining, setIsComplaining] = useState(false);
  const mayRemove = looksAfterAlumni(useSignedInUser()) || photo.isOwn;
  const { large, caption, addedByName, year } = photo;
  return (
    <Modal
      isOpen
      title={caption || <Text id="openClassPhoto" values={{ year: String(year) }} />}
      onClose={onClose}
    >
      <div className={styles['large']}>
        <img src={large} alt={caption} />
        <p className={styles['quiet']}>
          <Text id="classPhotoBy" values={{ name: addedByName }} />
        </p>
        <State photo={photo} />
        {isComplaining ? (
          <Complaint photoId={photo._id} onClose={onClose} />
        ) : (
          <p className={styles['ways']}>
            {mayRemove && <RemoveButton photoId={photo._id} onRemoved={onClose} />}
            {!photo.isOwn && (
              <Button tone="quiet" onClick={() => setIsComplaining(true)}>
                <Text id="complainOfClassPhoto" />
              </Button>
            )}
          </p>
        )}
      </div>
    </Modal>
  );
}

function State({ photo: { status, reason } }: { photo: ClassPhotoFragment }) {
  if (status === 'APPROVED') return null;
  return (
    <Note tone={status === 'PENDING' ? 'info' : 'warning'}>
      {status === 'PENDING' ? (
        <Text id="classPhotoWaitsText" />
      ) : (
        <Text id="classPhotoRefusedText" values={{ reason }} />
      )}
    </Note>
  );
}

function RemoveButton({ photoId, onRemoved }: { photoId: string; onRemoved: () => void }) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: [alumniClass] });

  async function restore(): Promise<void> {
    if (await mutate(restoreClassPhoto, { photoId })) showToast('success', text('classPhotoRestored'));
  }

  async function remove(): Promise<void> {
    if (!(await mutate(removeClassPhoto, { photoId }))) return;
    onRemoved();
    undoToast(text('classPhotoRemoved'), () => void restore());
  }

  return (
    <Button isProcessing={isBusy} onClick={() => void remove()}>
      <Text id="removeClassPhoto" />
    </Button>
  );
}

function Complaint({ photoId, onClose }: { photoId: string; onClose: () => void }) {
  const text = useText();
  const { mutate } = useMutation({ stale: [alumniClass], afterRefusalToo: true });
  return (
    <FieldsForm
      id={`complaint-${photoId}`}
      fields={photoComplaint}
      submitLabel={text('complainOfClassPhoto')}
      onSubmit={async ({ complaint }) => {
        if (!(await mutate(complainOfClassPhoto, { photoId, complaint }))) return;
        onClose();
        showToast('success', text('classPhotoTakenDown'));
      }}
    >
      {({ control }) => (
        <TextArea
          {...control('complaint')}
          label={text('classPhotoComplaint')}
          help={text('classPhotoComplaintHelp')}
          rows={3}
          required
        />
      )}
    </FieldsForm>
  );
}
