import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { PaperKind } from '#slices/transcripts/rules/issue.ts';
import { PaperFields, paperFrom, type PaperField } from './paper-fields.tsx';
import { issueTranscript } from './student-transcripts.graphql.generated.ts';

interface IssueDialogProps {
  studentId: string;
  usualPaper: PaperKind;
  onClose: () => void;
  onIssued: () => void;
}

/** Issues an official transcript to one student. */
export function IssueDialog({ studentId, usualPaper, onClose, onIssued }: IssueDialogProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  // The same however often the button is pressed, so that one is issued.
  const [issueId] = useState(() => crypto.randomUUID());

  async function issue({ locale, paper }: Record<PaperField, string>): Promise<void> {
    try {
      const asked = { issueId, studentId, locale, paper: paperFrom(paper) };
      const { issueTranscript: issued } = await call(issueTranscript, asked);
      showToast('success', text('transcriptWasIssued', { number: issued.number }));
      onClose();
      onIssued();
    } catch (problem) {
      toastProblem(problem);
    }
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
