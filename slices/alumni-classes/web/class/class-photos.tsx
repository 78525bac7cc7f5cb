import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../classes.module.css';
import { AddPhotoDialog } from './add-photo-dialog.tsx';
import type { ClassPhotoFragment } from './class.graphql.generated.ts';
import { PhotoDialog } from './photo-dialog.tsx';

interface ClassPhotosProps {
  photos: readonly ClassPhotoFragment[];
  year: number;
  /** Of the class, or of all classes of the year. */
  places: readonly string[];
  /** Where the reader graduated, who is of the class; else null. */
  readersPlace: string | null;
}

/** The photos of a class, each of which opens large. */
export function ClassPhotos({ photos, year, places, readersPlace }: ClassPhotosProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const photo = photos.find(({ _id }) => _id === opened);
  return (
    <section className={styles['section']} data-empty={photos.length === 0}>
      <header className={styles['head']}>
        <h2>
          <Text id="classPhotosTitle" />
        </h2>
        <Button aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
          <Icon name="plus" />
          <Text id="addClassPhoto" />
        </Button>
      </header>
      {photos.length === 0 && (
        <p className={styles['quiet']}>
          <Text id="noClassPhotos" />
        </p>
      )}
      <ul className={styles['photos']}>
        {photos.map((one) => (
          <Photo key={one._id} photo={one} onOpen={() => setOpened(one._id)} />
        ))}
      </ul>
      {isAdding && (
        <AddPhotoDialog
          year={year}
          places={places}
          readersPlace={readersPlace}
          onClose={() => setIsAdding(false)}
        />
      )}
      {photo && <PhotoDialog photo={photo} onClose={() => setOpened(null)} />}
    </section>
  );
}

function Photo({ photo, onOpen }: { photo: ClassPhotoFragment; onOpen: () => void }) {
  const text = useText();
  const { thumbnail, caption, status, year } = photo;
  return (
    <li data-shown={status === 'APPROVED'}>
      <button
        type="button"
        className={styles['photo']}
        aria-haspopup="dialog"
        aria-label={caption || text('openClassPhoto', { year: String(year) })}
        onClick={onOpen}
      >
        <img src={thumbnail} alt="" loading="lazy" />
      </button>
      <span className={styles['caption']}>
        {caption}
        {status !== 'APPROVED' && (
          <Chip tone={status === 'PENDING' ? 'warning' : 'danger'}>
            <Text id={status === 'PENDING' ? 'classPhotoWaits' : 'classPhotoRefused'} />
          </Chip>
        )}
      </span>
    </li>
  );
}
