import { useEffect, useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { pictureOfFile } from '#slices/people/web/api.ts';
import { NO_PLACE } from '../../rules/class-paths.ts';
import { classPhoto } from '../../rules/class-photo.ts';
import styles from '../classes.module.css';
import { addClassPhoto, alumniClass } from './class.graphql.generated.ts';

const RULES = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 20 * 1024 * 1024,
  maxFiles: 1,
};

/** The longer side of what is sent, in pixels. */
const SIDE = 1_280;

interface Chosen {
  base64: string;
  shown: string;
}

interface AddPhotoDialogProps {
  year: number;
  places: readonly string[];
  /** The one that a reader of the class begins with; null for others, who choose. */
  readersPlace: string | null;
  onClose: () => void;
}

/** The form for a new photo of a class. It is drawn smaller here, as a request carries little. */
export function AddPhotoDialog({ year, places, readersPlace, onClose }: AddPhotoDialogProps) {
  const text = useText();
  const { chosen, take } = useChosenPhoto();
  const [isMissing, setIsMissing] = useState(false);
  const [photoId] = useState(() => crypto.randomUUID());
  const [chosenPlace, setPlace] = useState(() => placeToBegin(places, readersPlace));
  const { mutate } = useMutation({ stale: [alumniClass] });

  async function add({ caption }: { caption: string }): Promise<void> {
    if (!chosen || chosenPlace === null) return;
    const place = chosenPlace === NO_PLACE ? '' : chosenPlace;
    const added = await mutate(addClassPhoto, { photoId, year, place, caption, picture: chosen.base64 });
    if (!added) return;
    onClose();
    const waits = added.addClassPhoto.status === 'PENDING';
    showToast('success', text(waits ? 'classPhotoSent' : 'classPhotoShown'));
  }

  /** Told together with what else is missing. */
  function noteMissing(): [] {
    setIsMissing(!chosen);
    return [];
  }

  return (
    <Modal isOpen title={<Text id="addClassPhoto" />} onClose={onClose}>
      <FieldsForm
        id={photoId}
        fields={classPhoto}
        submitLabel={text('classPhotoSend')}
        check={noteMissing}
        onSubmit={add}
      >
        {({ control }) => (
          <>
            {chosen && <img src={chosen.shown} alt="" className={styles['preview']} />}
            <FileUpload
              label={text(chosen ? 'otherClassPhoto' : 'chooseClassPhoto')}
              rules={RULES}
              onFiles={(files) => void take(files)}
            />
            {isMissing && !chosen && (
              <Note tone="danger">
                <Text id="classPhotoMissing" />
              </Note>
            )}
            {places.length > 1 && (
              <SelectField
                name="place"
                required
                label={text('classPlace')}
                value={chosenPlace ?? ''}
                onChange={({ target }) => setPlace(target.value || null)}
                options={places.map((value) => ({
                  value: value || NO_PLACE,
                  label: value || text('classPlaceOther'),
                }))}
              />
            )}
            <TextField
              {...control('caption')}
              label={text('classPhotoCaption')}
              help={text('classPhotoCaptionHelp')}
            />
            <p className={styles['quiet']}>
              <Text id="classPhotoPromise" />
            </p>
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}

/** That of the page, or of a reader who is of the class: others say it. */
function placeToBegin(places: readonly string[], readersPlace: string | null): string | null {
  const [first = '', ...others] = places;
  if (others.length === 0) return first || NO_PLACE;
  return readersPlace !== null && places.includes(readersPlace) ? readersPlace || NO_PLACE : null;
}

function useChosenPhoto() {
  const text = useText();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const shown = chosen?.shown;
  useEffect(
    function freeWhatIsNotShownAnyMore() {
      return () => {
        if (shown) URL.revokeObjectURL(shown);
      };
    },
    [shown],
  );

  async function take([file]: File[]): Promise<void> {
    if (!file) return;
    try {
      setChosen({ base64: await pictureOfFile(file, SIDE), shown: URL.createObjectURL(file) });
    } catch {
      showToast('error', text('classPhotoUnreadable'));
    }
  }

  return { chosen, take };
}
