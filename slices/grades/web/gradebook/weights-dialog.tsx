import { NumberField } from '#kit/ui/field/number-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { MAX_WEIGHT } from '#slices/grades/rules/weights.ts';
import type { Book } from './book.ts';
import type { BookActionsOf } from './use-book-actions.ts';
import styles from './grade-dialogs.module.css';

interface WeightsDialogProps {
  book: Book;
  actions: BookActionsOf;
  onClose: () => void;
}

/** How much the exams and assignments of a course count. */
export function WeightsDialog({ book, actions, onClose }: WeightsDialogProps) {
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
          if (await actions.weigh(weights)) onClose();
        }}
      >
        {weighed.map(({ partId, title, weight }) => (
          <NumberField
            key={partId}
            name={partId}
            label={title}
            required
            defaultValue={weight}
            rules={{ min: 0, max: MAX_WEIGHT }}
          />
        ))}
      </Form>
    </Modal>
  );
}
