import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { NOTE_MAX } from '../../rules/ministry.ts';
import { ministryById } from '../ministries.graphql.generated.ts';
import { ministryToDecide, noteOnMinistry } from './queue.graphql.generated.ts';

interface AdminNoteProps {
  ministryId: string;
  adminNote: string;
}

/** What alumni admins write down about a ministry for each other (ALUM-34). */
export function AdminNote({ ministryId, adminNote }: AdminNoteProps) {
  const text = useText();
  /** What stood there when the form was opened. */
  const [noteRead, setNoteRead] = useState(adminNote);
  const { mutate } = useMutation({ stale: [ministryById, ministryToDecide], tell: useFormProblem() });

  async function save({ adminNote: written }: Record<'adminNote', string>): Promise<void> {
    if (!(await mutate(noteOnMinistry, { ministryId, adminNote: written, noteRead }))) return;
    setNoteRead(written.trim());
    showToast('success', text('adminNoteSaved'));
  }

  return (
    <Form id="adminNote" submitTone="default" onSubmit={save}>
      <TextArea
        name="adminNote"
        label={text('ministryAdminNote')}
        help={text('ministryAdminNoteHelp')}
        rows={3}
        maxLength={NOTE_MAX}
        defaultValue={adminNote}
      />
    </Form>
  );
}
