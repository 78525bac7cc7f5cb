import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { PaperKind } from '#slices/regions/rules/usual-paper.ts';
import { groupTranscripts, issueGroupTranscripts } from './group-transcripts.graphql.generated.ts';
import { PaperForm } from './paper-form.tsx';

interface IssueGroupDialogProps {
  groupId: string;
  usualPaper: PaperKind;
  onClose: () => void;
}

/** Has transcripts issued to everybody in a group. */
export function IssueGroupDialog({ groupId, usualPaper, onClose }: IssueGroupDialogProps) {
  const text = useText();
  return (
    <Modal isOpen title={<Text id="issueForEverybody" />} onClose={onClose}>
      <IssueForm
        groupId={groupId}
        studentIds={null}
        usualPaper={usualPaper}
        submitLabel={text('issueForEverybody')}
        onIssued={onClose}
      />
    </Modal>
  );
}

interface IssueChosenDialogProps {
  groupId: string;
  students: readonly { _id: string }[];
  onClose: () => void;
}

/** Has transcripts issued to chosen members of a group, and leads to where it is told how far they are. */
export function IssueChosenDialog({ groupId, students, onClose }: IssueChosenDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const answer = useQuery(groupTranscripts, { groupId });
  const words = text('issueTranscriptsCounted', { count: students.length });
  return (
    <Modal isOpen title={words} onClose={onClose}>
      <DataView answer={answer}>
        {({ groupTranscripts: group }) =>
          group && (
            <IssueForm
              groupId={groupId}
              studentIds={students.map(({ _id }) => _id)}
              usualPaper={group.usualPaper}
              submitLabel={words}
              onIssued={() => {
                onClose();
                void navigate('?tab=transcripts');
              }}
            />
          )
        }
      </DataView>
    </Modal>
  );
}

interface IssueFormProps {
  groupId: string;
  /** Null: everybody in the group. */
  studentIds: string[] | null;
  usualPaper: PaperKind;
  submitLabel: string;
  onIssued: () => void;
}

function IssueForm({ groupId, studentIds, usualPaper, submitLabel, onIssued }: IssueFormProps) {
  const { mutate } = useMutation({ stale: [groupTranscripts] });
  const [batchId] = useState(() => crypto.randomUUID());
  return (
    <>
      <Note>
        <Text id="issueTranscriptHelp" />
      </Note>
      <PaperForm
        id="issueForEverybody"
        submitLabel={submitLabel}
        usual={usualPaper}
        eachTheirOwn
        onSubmit={async (chosen) => {
          if (await mutate(issueGroupTranscripts, { batchId, groupId, studentIds, ...chosen })) onIssued();
        }}
      />
    </>
  );
}
