import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REASON_MAX } from '#slices/billing/rules/changes.ts';
import { invoiceRunStudents, undoGroupInvoices } from './group-invoicing.graphql.generated.ts';

/** Asks why before what nobody has paid yet is taken back. */
export function UndoRunDialog({ runId, onClose }: { runId: string; onClose: () => void }) {
  const text = useText();
  const { mutate } = useMutation({ stale: [invoiceRunStudents], tell: useFormProblem() });
  async function undo({ reason }: Record<'reason', string>): Promise<void> {
    if (await mutate(undoGroupInvoices, { runId, reason })) onClose();
  }
  return (
    <Modal isOpen title={<Text id="undoInvoiceRun" />} onClose={onClose}>
      <Note>
        <Text id="undoInvoiceRunHelp" />
      </Note>
      <Form<'reason'> id="undoRun" submitLabel={text('undoInvoiceRun')} onSubmit={undo}>
        <TextArea name="reason" label={text('booksReason')} rows={2} maxLength={REASON_MAX} required />
      </Form>
    </Modal>
  );
}
