import { useEffect, useRef } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useDecideExplanation } from '#slices/absence-explanations/web/api.ts';
import { useDaysText, useDecideLeave } from '#slices/leave-requests/web/api.ts';
import styles from '../dashboard.module.css';
import type { WaitingItem } from '../waiting.ts';
import { campusWork } from '../waiting-work.graphql.generated.ts';

interface DecideHereProps {
  queue: string;
  item: WaitingItem;
}

const COUNTED_HERE = [campusWork];

/** The first of a queue, with what a decision about it needs to know, decided by one press and taken back by one. */
export function DecideHere({ queue, item }: DecideHereProps) {
  const leave = useDecideLeave(COUNTED_HERE);
  const explanation = useDecideExplanation(COUNTED_HERE);
  const isLeave = queue === 'leaveRequests';
  const row = { ...item, decisionId: null };
  return (
    <Item
      item={item}
      isBusy={leave.isBusy || explanation.isBusy}
      choices={
        isLeave
          ? [
              { label: 'approveLeave', decide: () => leave.decide(row, 'APPROVED', '') },
              { label: 'acknowledgeLeave', decide: () => leave.decide(row, 'ACKNOWLEDGED', '') },
            ]
          : [
              { label: 'excuseAbsence', decide: () => explanation.decide(row, 'EXCUSED', '') },
              { label: 'noteExplanation', decide: () => explanation.decide(row, 'EXPLAINED', '') },
            ]
      }
    />
  );
}

interface ItemProps {
  item: WaitingItem;
  isBusy: boolean;
  choices: readonly { label: MessageId; decide: () => Promise<boolean> }[];
}

function Item({ item, isBusy, choices }: ItemProps) {
  const daysText = useDaysText();
  const { box, moveOn } = useMovesOn(item._id);
  return (
    <fieldset ref={box} aria-label={item.studentName} tabIndex={-1} className={styles['decide']}>
      <p>
        <strong>{item.studentName}</strong>
        {' · '}
        {[daysText(item), item.about].filter(Boolean).join(' · ')}
        <br />
        <q>{item.text}</q>
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
