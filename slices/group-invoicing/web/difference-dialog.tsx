import type { Currency } from '#kit/money/minor-units.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { PlannedInvoiceRowFragment } from './group-invoicing.graphql.generated.ts';
import { reductionOf, ReductionFields, type SaidReduction } from './reduction-fields.tsx';

interface DifferenceDialogProps {
  student: PlannedInvoiceRowFragment;
  currency: Currency;
  isBusy: boolean;
  onSave: (difference: SaidReduction) => Promise<void>;
  onClose: () => void;
}

/** What one student pays less this time. What they always pay less stands on their account. */
export function DifferenceDialog({ student, currency, isBusy, onSave, onClose }: DifferenceDialogProps) {
  const text = useText();
  return (
    <Modal isOpen title={`${text('reduceThisTime')} · ${student.studentName}`} onClose={onClose}>
      <Form<string>
        id="difference"
        submitLabel={text('save')}
        isSubmitOff={isBusy}
        onSubmit={(values) => onSave(reductionOf(values))}
      >
        <ReductionFields currency={currency} />
      </Form>
    </Modal>
  );
}
