import { useContext, useRef, type MouseEvent, type ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { LeavingDrawer } from '../drawer/leaving-drawer.ts';
import { FormSaving } from '../form/form-context.ts';
import { Icon } from '../icon/icon.tsx';
import { useShortcuts } from '../shortcut/shortcuts.ts';
import type { MessageId } from '../text/message-id.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { showToast } from '../toast/show-toast.ts';
import styles from './decisions.module.css';
import type { NoteForm } from './note-form.tsx';
import type { PlaceInQueue, Waiting } from './place-in-queue.ts';

/** What can be decided, the first as the likely one. */
export interface Choice<Status extends string> {
  status: Status;
  key: string;
  label: MessageId;
}

/** What a queue calls its rows and what is done with them. */
export interface QueueTexts {
  previous: MessageId;
  next: MessageId;
  /** “3 of 12”: with place and count. */
  place: MessageId;
  undo: MessageId;
  /** Told when the last one that waited is decided. */
  allDecided: MessageId;
}

interface DecisionDrawerProps<Row extends Waiting, Status extends string> {
  place: PlaceInQueue<Row>;
  /** Whom it is from; empty while that is not known. */
  name: string;
  subtitle: ReactNode;
  /** As it is on the server now; null while that is not known, or where nothing can be decided. */
  record: Row | null;
  choices: readonly Choice<Status>[];
  texts: QueueTexts;
  decider: {
    isBusy: boolean;
    /** False where it was refused. */
    decide: (record: Row, status: Status, note: string) => Promise<boolean>;
    undo: (record: Row) => Promise<void>;
  };
  /** Given the form of the note that goes with the decision. */
  children: (note: NoteForm) => ReactNode;
}

const OF_THE_DRAWER = { group: 'thisScreen', isOfDialog: true } as const;

/**
 * One of a queue beside the list, to decide about, and the way from each to the next: by buttons, or by j and k. What was
 * waiting makes room for the next that waits.
 */
export function DecisionDrawer<Row extends Waiting, Status extends string>(
  props: DecisionDrawerProps<Row, Status>,
) {
  const { place, name, subtitle, texts, children } = props;
  const note = useRef<HTMLFormElement>(null);
  return (
    <Drawer
      isOpen
      title={name}
      subtitle={subtitle}
      picture={
        name !== '' && (
          <span className={styles['face']}>
            <Avatar fullName={name} />
          </span>
        )
      }
      steps={<Steps place={place} texts={texts} />}
      onClose={() => place.onOpen(null)}
      actions={
        <>
          <Decisions {...props} note={note} />
          {place.place !== null && (
            <span className={styles['place']}>
              <Text id={texts.place} values={{ place: place.place, count: place.count }} />
            </span>
          )}
        </>
      }
    >
      {children(note)}
    </Drawer>
  );
}

interface StepsProps<Row extends Waiting> {
  place: PlaceInQueue<Row>;
  texts: QueueTexts;
}

/** To the one before and the one after. */
function Steps<Row extends Waiting>({ place: { previous, next, onOpen }, texts }: StepsProps<Row>) {
  const text = useText();
  const leave = useContext(LeavingDrawer);
  const goTo = (target: Row | null): void => {
    if (target) leave(() => onOpen(target._id));
  };
  useShortcuts([
    { keys: 'j', label: texts.next, ...OF_THE_DRAWER, run: () => goTo(next) },
    { keys: 'k', label: texts.previous, ...OF_THE_DRAWER, run: () => goTo(previous) },
  ]);
  return (
    <span className={styles['steps']}>
      <IconButton
        icon="chevronUp"
        label={text(texts.previous)}
        disabled={!previous}
        onClick={() => goTo(previous)}
      />
      <IconButton icon="chevronDown" label={text(texts.next)} disabled={!next} onClick={() => goTo(next)} />
    </span>
  );
}

type DecisionsProps<Row extends Waiting, Status extends string> = Pick<
  DecisionDrawerProps<Row, Status>,
  'place' | 'record' | 'choices' | 'texts' | 'decider'
> & { note: NoteForm };

/** What can be decided: of what stands, the other; and what stands can be taken back. */
function Decisions<Row extends Waiting, Status extends string>(props: DecisionsProps<Row, Status>) {
  const { place, record, choices, texts, decider, note } = props;
  const { onOpen } = place;
  const text = useText();
  const noteSaving = useContext(FormSaving);
  const leave = useContext(LeavingDrawer);
  const { isBusy } = decider;

  async function decide(of: Row, status: Status): Promise<boolean> {
    const form = note.current;
    const written = form ? new FormData(form).get('adminComments') : '';
    const noteSaved = form && noteSaving(form);
    const isDone = await decider.decide(of, status, typeof written === 'string' ? written : '');
    noteSaved?.(isDone);
    // Most often it is the note that was missing.
    if (!isDone && written === '') form?.querySelector('textarea')?.focus();
    return isDone;
  }

  async function conclude(status: Status): Promise<void> {
    if (!record || isBusy) return;
    // Where to go on is known before the list is asked for again.
    const following = record.status === 'PENDING' ? place.nextPending : null;
    if (!(await decide(record, status))) return;
    leave(() => onOpen(following?._id ?? null));
    if (record.status === 'PENDING' && place.place !== null && place.count === 1)
      showToast('info', text(place.isNarrowed ? 'nothingElseMatches' : texts.allDecided));
  }

  /** The second press of a double click would decide about the next, which nobody has seen yet. */
  function concludeOnce({ detail: presses }: MouseEvent, status: Status): void {
    if (presses < 2) void conclude(status);
  }

  async function takeBack(): Promise<void> {
    if (!record?.decisionId || isBusy) return;
    await decider.undo(record);
    leave(() => onOpen(null));
  }

  useShortcuts(
    choices.map(({ key: keys, label, status }) => ({
      keys,
      label,
      ...OF_THE_DRAWER,
      run: () => void conclude(status),
    })),
  );

  if (!record) return null;
  return (
    <>
      {choices
        .filter(({ status }) => status !== record.status)
        .map(({ status, label }) =>
          status === choices[0]?.status ? (
            <Button
              key={status}
              tone="primary"
              isProcessing={isBusy}
              onClick={(press) => concludeOnce(press, status)}
            >
              <Icon name="check" />
              <Text id={label} />
            </Button>
          ) : (
            <Button key={status} disabled={isBusy} onClick={(press) => concludeOnce(press, status)}>
              <Text id={label} />
            </Button>
          ),
        )}
      {record.decisionId && (
        <Button disabled={isBusy} onClick={takeBack}>
          <Icon name="undo" />
          <Text id={texts.undo} />
        </Button>
      )}
    </>
  );
}
