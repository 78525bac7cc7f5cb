import type { ReactNode } from 'react';
import type { Fields } from '#kit/record/field.ts';
import { DataView, type Answer } from '#kit/ui/data-view/data-view.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { RecordForm, type RecordFormProps, type StoredRecord } from './record-form.tsx';

/** What the dialog of a record is opened with. */
export interface OpenedRecord<Stored> {
  /** Null for one that is still to be made. */
  stored: Stored | null;
  onClose: () => void;
  onSaved: () => void;
}

interface RecordDialogProps<
  F extends Fields,
  Stored extends StoredRecord<F>,
  Answered extends Promise<unknown>,
> extends RecordFormProps<F, Stored, Answered> {
  title: ReactNode;
  /** What its choices are made of: the form comes with it. */
  waitsFor?: Answer<object>;
  onClose: () => void;
}

export function RecordDialog<
  F extends Fields,
  Stored extends StoredRecord<F>,
  Answered extends Promise<unknown>,
>({ title, waitsFor, onClose, ...record }: RecordDialogProps<F, Stored, Answered>) {
  const form = (
    <RecordForm
      {...record}
      onSaved={(answer, change) => {
        onClose();
        record.onSaved?.(answer, change);
      }}
    />
  );
  return (
    <Modal isOpen title={title} onClose={onClose}>
      {waitsFor ? (
        <DataView answer={waitsFor} waiting={<Skeleton shape="fields" count={6} />}>
          {() => form}
        </DataView>
      ) : (
        form
      )}
    </Modal>
  );
}
