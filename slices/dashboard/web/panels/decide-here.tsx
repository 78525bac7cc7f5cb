import { useEffect, useRef, type ComponentType } from 'react';
import type { Named } from '#kit/client/query/query-client.ts';
import { Button } from '#kit/ui/button/button.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useDecideExplanation } from '#slices/absence-explanations/web/api.ts';
import { useDecideAmendment } from '#slices/grades/web/api.ts';
import { useDecideHours } from '#slices/hours/web/api.ts';
import { useDaysText, useDecideLeave } from '#slices/leave-requests/web/api.ts';
import styles from '../dashboard.module.css';
import type { WaitingItem } from '../waiting.ts';
import { campusWork, officeWork } from '../waiting-work.graphql.generated.ts';

const COUNTED_HERE: readonly Named[] = [campusWork, officeWork];

interface Deciding<Status> {
  decide: (row: WaitingItem & { decisionId: null }, status: Status, comments: string) => Promise<boolean>;
  isBusy: boolean;
}

/** How the first of a queue is decided: by which presses, each of which needs no word of the person who decides. */
const deciding =
  <Status,>(
    useDeciding: (stale: readonly Named[]) => Deciding<Status>,
    presses: readonly { label: MessageId; status: Status }[],
  ) =>
  ({ item }: { item: WaitingItem }) => {
    const { decide, isBusy } = useDeciding(COUNTED_HERE);
    return (
      <Item
        item={item}
        isBusy={isBusy}
        choices={presses.map(({ label, status }) => ({
          label,
          decide: () => decide({ ...item, decisionId: null }, status, ''),
        }))}
      />
    );
  };

const DECIDED_HERE: Readonly<Record<string, ComponentType<{ item: WaitingItem }>>> = {
  leaveRequests: deciding(useDecideLeave, [
    { label: 'approveLeave', status: 'APPROVED' },
    { label: 'acknowledgeLeave', status: 'ACKNOWLEDGED' },
  ]),
  absenceExplanations: deciding(useDecideExplanation, [
    { label: 'excuseAbsence', status: 'EXCUSED' },
    { label: 'noteExplanation', status: 'EXPLAINED' },
  ]),
  // To refuse hours one says why, on their page.
  hours: deciding(useDecideHours, [{ label: 'confirmHours', status: 'CONFIRMED' }]),
  gradeAmendments: deciding(useDecideAmendment, [
    { label: 'acceptAmendment', status: 'ACCEPTED' },
    { label: 'leaveGrade', status: 'LEFT' },
  ]),
};

/** The first of a queue, with what a decision about it needs to know, decided by one press and taken back by one. */
export function DecideHere({ queue, item }: { queue: string; item: WaitingItem }) {
  const Here = DECIDED_HERE[queue];
  return Here ? <Here item={item} /> : null;
}

interface ItemProps {
  item: WaitingItem;
  isBusy: boolean;
  choices: readonly { label: MessageId; decide: () => Promise<boolean> }[];
}

function Item({ item, isBusy, choices }: ItemProps) {
  const daysText = useDaysText();
  const { firstDay, lastDay, about, text } = item;
  const { box, moveOn } = useMovesOn(item._id);
  return (
    <fieldset ref={box} aria-label={item.studentName} tabIndex={-1} className={styles['decide']}>
      <p>
        <strong>{item.studentName}</strong>
        {' · '}
        {[firstDay && lastDay && daysText({ firstDay, lastDay }), about].filter(Boolean).join(' · ')}
        {text !== '' && (
          <>
            <br />
            <q>{text}</q>
          </>
        )}
      </p>
      <span className={styles['ways']}>
        {choices.map(({ label, decide }) => (
          <Button
            key={label}
            disabled={isBusy}
            onClick={async () => {
              moveOn();
              await decide();
            }}
          >
            <Text id={label} />
          </Button>
        ))}
      </span>
    </fieldset>
  );
}

/** After a decision the focus goes to the next one; after the last, to what stands at the head of the list. */
function useMovesOn(id: string) {
  const box = useRef<HTMLFieldSetElement>(null);
  const list = useRef<Element | null>(null);
  useEffect(
    function goToTheNext() {
      if (list.current) box.current?.focus();
      list.current = null;
    },
    [id],
  );
  useEffect(function goToTheHeadAfterTheLast() {
    return () => {
      const left = list.current;
      if (left) queueMicrotask(() => left.querySelector('a')?.focus());
    };
  }, []);
  return {
    box,
    moveOn: () => {
      list.current = box.current?.closest('ul') ?? null;
    },
  };
}
