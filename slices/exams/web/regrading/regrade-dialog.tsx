import { useState } from 'react';
import { useIntl } from 'react-intl';
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
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { MAX_REASON } from '#slices/exams/rules/scheduling/grant.ts';
import { regradeExam, regradeOutlook, type RegradeOutlookQuery } from './regrading.graphql.generated.ts';
import { SHOWN_GRADES, useUndoRegrade } from './use-undo-regrade.ts';
import styles from './regrading.module.css';

type Outlook = NonNullable<RegradeOutlookQuery['regradeOutlook']>;

export function RegradeDialog({ examId, onClose }: { examId: string; onClose: () => void }) {
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
              <Note>{text('regradeMeans')}</Note>
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

function RegradeChanges({ outlook }: { outlook: NonNullable<RegradeOutlookQuery['regradeOutlook']> }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { attempts, changed, nowPass, nowFail } = outlook;
  // Students who pass or fail by it come first.
  const [crossing, others] = [true, false].map((isSought) =>
    changed.filter(({ passedBefore, passesNow }) => (passedBefore !== passesNow) === isSought),
  );
  const shown = [...(crossing ?? []), ...(others ?? [])];
  return (
    <>
      <p className={styles['told']}>
        {text('regradeOutlook', { attempts, changed: changed.length, nowPass, nowFail })}
      </p>
      {changed.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls is scrolled by keys.
        <ul className={styles['changes']} tabIndex={0}>
          {shown.map(({ _id, studentName, before, after, passedBefore, passesNow }) => (
            <li key={_id}>
              <Link to={`/examResults/${_id}`}>{studentName}</Link>
              <span className={styles['grades']}>
                {passedBefore !== passesNow && (
                  <Chip tone={passesNow ? 'success' : 'danger'}>
                    {text(passesNow ? 'regradePasses' : 'regradeFails')}
                  </Chip>
                )}
                <span>
                  <s>{formatNumber(before)}</s> → <b>{formatNumber(after)}</b>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
