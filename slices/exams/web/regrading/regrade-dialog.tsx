import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { MAX_REASON } from '#slices/exams/rules/scheduling/grant.ts';
import { RegradeChanges } from './regrade-changes.tsx';
import { regradeExam, regradeOutlook, type RegradeOutlookQuery } from './regrading.graphql.generated.ts';
import { SHOWN_GRADES, useUndoRegrade } from './use-undo-regrade.ts';

interface RegradeDialogProps {
  examId: string;
  onClose: () => void;
}

type Outlook = NonNullable<RegradeOutlookQuery['regradeOutlook']>;

/** Tells which grades the corrected keys change, before anything is changed, and asks why it is done. */
export function RegradeDialog({ examId, onClose }: RegradeDialogProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: SHOWN_GRADES });
  const undo = useUndoRegrade();
  const answer = useQuery(regradeOutlook, { examId }, { fresh: true });
  const [regradeId] = useState(() => crypto.randomUUID());

  async function regrade({ seen, changed }: Outlook, reason: string): Promise<void> {
    if (!(await mutate(regradeExam, { examId, regradeId, seen, reason }))) return answer.refetch?.();
    undoToast(text('examRegraded', { count: changed.length }), () => void undo(regradeId));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="regradeExam" />} onClose={onClose}>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={4} />}>
        {({ regradeOutlook: outlook }) =>
          outlook && (
            <>
              <Note>
                <Text id="regradeMeans" />
              </Note>
              <RegradeChanges outlook={outlook} />
              {outlook.changed.length > 0 && (
                <Form<'reason'>
                  id="regrade"
                  submitLabel={text('regradeNow', { count: outlook.changed.length })}
                  onSubmit={({ reason }) => regrade(outlook, reason)}
                >
                  <TextArea
                    name="reason"
                    label={text('decisionReasonField')}
                    rows={3}
                    required
                    maxLength={MAX_REASON}
                  />
                </Form>
              )}
            </>
          )
        }
      </DataView>
    </Modal>
  );
}
