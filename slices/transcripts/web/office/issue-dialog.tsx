import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { PaperKind } from '#slices/transcripts/rules/issue.ts';
import { PaperFields, paperFrom, type PaperField } from './paper-fields.tsx';
import { SHOWN_TRANSCRIPTS } from './shown-transcripts.ts';
import { issueTranscript } from './student-transcripts.graphql.generated.ts';

interface IssueDialogProps {
  studentId: string;
  usualPaper: PaperKind;
  onClose: () => void;
}

/** Issues an official transcript to one student. */
export function IssueDialog({ studentId, usualPaper, onClose }: IssueDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: SHOWN_TRANSCRIPTS });
  // The same however often the button is pressed, so that one is issued.
  const [issueId] = useState(() => crypto.randomUUID());

  async function issue({ locale, paper }: Record<PaperField, string>): Promise<void> {
    const issued = await mutate(issueTranscript, { issueId, studentId, locale, paper: paperFrom(paper) });
    if (!issued) return;
    showToast('success', text('transcriptWasIssued', { number: issued.issueTranscript.number }));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="issueTranscript" />} onClose={onClose}>
      <Note>
        <Text id="issueTranscriptHelp" />
      </Note>
      <Form<PaperField> id="issueTranscript" submitLabel={text('issueTranscript')} onSubmit={issue}>
        <PaperFields usual={usualPaper} />
      </Form>
    </Modal>
  );
}
