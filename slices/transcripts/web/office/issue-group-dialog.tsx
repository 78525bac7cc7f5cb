import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { PaperKind } from '#slices/transcripts/rules/issue.ts';
import { groupTranscripts, issueGroupTranscripts } from './group-transcripts.graphql.generated.ts';
import { PaperFields, paperFrom, type PaperField } from './paper-fields.tsx';

interface IssueGroupDialogProps {
  groupId: string;
  usualPaper: PaperKind;
  onClose: () => void;
}

/** Has transcripts issued to everybody in a group. */
export function IssueGroupDialog({ groupId, usualPaper, onClose }: IssueGroupDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [groupTranscripts] });
  const [batchId] = useState(() => crypto.randomUUID());

  async function issue({ locale, paper }: Record<PaperField, string>): Promise<void> {
    const asked = { batchId, groupId, locale: locale || null, paper: paperFrom(paper) };
    if (await mutate(issueGroupTranscripts, asked)) onClose();
  }

  return (
    <Modal isOpen title={<Text id="issueForEverybody" />} onClose={onClose}>
      <Note>
        <Text id="issueTranscriptHelp" />
      </Note>
      <Form<PaperField> id="issueForEverybody" submitLabel={text('issueForEverybody')} onSubmit={issue}>
        <PaperFields usual={usualPaper} eachTheirOwn />
      </Form>
    </Modal>
  );
}
