import { NumberField } from '#kit/ui/field/number-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { MOST_WEIGHT } from '../../rules/weights.ts';
import type { Book } from './book.ts';
import type { BookDeedsOf } from './use-book-deeds.ts';
import styles from './gradebook.module.css';

interface WeightsWindowProps {
  book: Book;
  deeds: BookDeedsOf;
  onClose: () => void;
}

/** How much the exams and assignments of a course count. */
export function WeightsWindow({ book, deeds, onClose }: WeightsWindowProps) {
  const weighed = book.parts.filter(({ kind }) => kind !== 'COMPLETION');
  return (
    <Modal isOpen title={<Text id="weighParts" />} onClose={onClose}>
      <p className={styles['lead']}>
        <Text id="weighLead" />
      </p>
      <Form
        id="weights"
        onSubmit={async (values) => {
          const weights = weighed.map(({ partId }) => ({ partId, weight: Number(values[partId]) }));
          if (await deeds.weigh(weights)) onClose();
        }}
      >
        {weighed.map(({ partId, title, weight }) => (
          <NumberField
            key={partId}
            name={partId}
            label={title}
            required
            defaultValue={weight}
            rules={{ least: 0, most: MOST_WEIGHT }}
          />
        ))}
      </Form>
    </Modal>
  );
}
