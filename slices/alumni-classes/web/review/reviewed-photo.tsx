import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { classAddress } from '../../rules/class-paths.ts';
import { photoRefusal } from '../../rules/class-photo.ts';
import styles from '../classes.module.css';
import type { PhotoToDecideFragment } from './review.graphql.generated.ts';
import { useDecidePhoto } from './use-decide-photo.ts';

/** A photo of a class with what is to be decided about it. */
export function ReviewedPhoto({ photo: row }: { photo: PhotoToDecideFragment }) {
  const { photo } = row;
  const { decide, isBusy } = useDecidePhoto(row);
  const [isRefusing, setIsRefusing] = useState(false);
  return (
    <li className={styles['reviewed']}>
      <img src={photo.large} alt={photo.caption} loading="lazy" />
      <div className={styles['words']}>
        <Facts row={row} />
        <p className={styles['ways']}>
          {photo.status !== 'APPROVED' && (
            <Button tone="primary" isProcessing={isBusy} onClick={() => void decide('APPROVED', '')}>
              <Text id="approveClassPhoto" />
            </Button>
          )}
          {photo.status !== 'REFUSED' && (
            <Button aria-haspopup="dialog" disabled={isBusy} onClick={() => setIsRefusing(true)}>
              <Text id="refuseClassPhoto" />
            </Button>
          )}
        </p>
      </div>
      {isRefusing && (
        <RefusalDialog
          onRefuse={async (reason) => {
            if (await decide('REFUSED', reason)) setIsRefusing(false);
          }}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </li>
  );
}

function Facts({ row }: { row: PhotoToDecideFragment }) {
  const { photo, complaint, complainedByName, waitsSince, decidedByName } = row;
  const { year, place, caption, addedByName, status, reason } = photo;
  return (
    <>
      <strong>
        <Link to={classAddress(year, place)}>
          <Text id="classOfYear" values={{ year: String(year) }} />
          {place && `, ${place}`}
        </Link>
      </strong>
      {caption && <span>{caption}</span>}
      <span className={styles['quiet']}>
        <Text id="classPhotoBy" values={{ name: addedByName }} />
      </span>
      <span className={styles['quiet']}>
        {status === 'PENDING' ? (
          <Text id="classPhotoWaitsSince" values={{ moment: <Moment key="moment" at={waitsSince} /> }} />
        ) : (
          decidedByName && <Text id="classPhotoDecidedBy" values={{ name: decidedByName }} />
        )}
      </span>
      {status === 'REFUSED' && <span>{reason}</span>}
      {status === 'PENDING' && complaint && (
        <Note tone="warning">
          <Text id="classPhotoComplaintOf" values={{ name: complainedByName ?? '', complaint }} />
        </Note>
      )}
    </>
  );
}

interface RefusalDialogProps {
  onRefuse: (reason: string) => Promise<void>;
  onClose: () => void;
}

function RefusalDialog({ onRefuse, onClose }: RefusalDialogProps) {
  const text = useText();
  return (
    <Modal isOpen title={<Text id="refuseClassPhoto" />} onClose={onClose}>
      <FieldsForm
        id="refuse-class-photo"
        fields={photoRefusal}
        submitLabel={text('refuseClassPhoto')}
        onSubmit={({ reason }) => onRefuse(reason)}
      >
        {({ control }) => (
          <TextArea
            {...control('reason')}
            label={text('classPhotoReason')}
            help={text('classPhotoReasonHelp')}
            rows={3}
            required
          />
        )}
      </FieldsForm>
    </Modal>
  );
}
