import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SavedChip, type SavedState } from '#kit/ui/saved-chip/saved-chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FREE_DAYS, MAX_REASON, minutesOf } from '../../rules/roll.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { keepOwnUndo } from './keep-own-undo.ts';
import { MarkHistory } from './mark-history.tsx';
import { pendingMarks, type PendingMark } from './pending-marks.ts';
import { RollRow } from './roll-row.tsx';
import type { OpenRollFragment } from './roll.graphql.generated.ts';
import { countsOf, matchingStudents, shownStudents, type ShownStudent } from './shown-roll.ts';
import { noteEverybody } from './use-roll.ts';
import { useRollKeys } from './use-roll-keys.ts';
import { useRollMarks } from './use-roll-marks.ts';
import { useStatusKeys } from './use-status-keys.ts';
import styles from './roll.module.css';

interface RollListProps {
  roll: OpenRollFragment;
  own: readonly PendingMark[];
  /** What is under way; nothing when the server has all of it. */
  saved: SavedState | null;
}

/** The students with their marks. By keyboard: a name and Enter for an absence, or arrows and a letter. */
export function RollList({ roll, own, saved }: RollListProps) {
  const text = useText();
  const keys = useStatusKeys();
  const students = shownStudents(roll, own);
  const [typed, setTyped] = useState('');
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [historyOf, setHistoryOf] = useState<ShownStudent | null>(null);
  const [reason, setReason] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { session, minutesLateThreshold } = roll;
  const shown = matchingStudents(students, typed);
  const at = shown.findIndex(({ personId }) => personId === currentId);
  const current = shown[at];
  const mayMark = session.isOpen && (!session.needsReason || reason.trim() !== '');
  const marks = useRollMarks({ roll, students, mayMark, reason: reason.trim() });

  const showMarkedRow = useEffectEvent(() => {
    if (currentId !== null) rowOf(list.current, currentId)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(
    function keepMarkedRowInSight() {
      // With the first mark a bar comes over the foot of the list. A row that is pressed only now stays under the pointer.
      if (marks.last !== null) showMarkedRow();
    },
    [marks.last],
  );

  function mark(student: ShownStudent, kind: AttendanceStatus, minutesLate: number | null = null): void {
    if (marks.mark(student, kind, minutesLate)) setCurrentId(student.personId);
  }

  /** The one that stands out in the list; when that is whole again, it is somewhere in it. */
  function markFound(): void {
    const [found] = shown;
    if (found && marks.mark(found, 'ABSENT')) setTyped('');
  }

  function goToSearch(): void {
    setCurrentId(null);
    search.current?.focus();
  }

  /** Above the first is the search. */
  function goTo(index: number): void {
    const next = shown[Math.min(index, shown.length - 1)];
    if (!next) return goToSearch();
    setCurrentId(next.personId);
    search.current?.blur();
    rowOf(list.current, next.personId)?.scrollIntoView({ block: 'nearest' });
  }

  useRollKeys({
    list,
    current,
    mayUndo: marks.last !== null,
    onMark: mark,
    onMove: (step) => goTo(at + step),
    onSearch: goToSearch,
    onUndo: marks.undo,
  });

  function hearKey(event: React.KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    keepOwnUndo(event);
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      goTo(0);
    }
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    markFound();
  }

  if (students.length === 0) return <EmptyState icon="users" title={<Text id="nobodyOnRoll" />} />;
  const counts = countsOf(students);
  const isEverybodyOffered =
    session.isOpen &&
    session.rollTakenAt === null &&
    own.length === 0 &&
    // While students check in, nobody knows yet.
    roll.checkIn?.state !== 'RUNNING';
  return (
    <Card title={<Text id="rollOf" />}>
      {!session.isOpen && (
        <div className={styles['reason']}>
          <Note tone="info">
            <Text id={session.isCancelled ? 'rollIsCancelled' : 'rollOpensLater'} />
          </Note>
        </div>
      )}
      {session.isOpen && session.needsReason && (
        <div className={styles['reason']}>
          <TextField
            name="reason"
            label={text('rollReason')}
            help={text('rollReasonHelp', { days: FREE_DAYS })}
            maxLength={MAX_REASON}
            autoComplete="off"
            required
            onKeyDown={keepOwnUndo}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {own.some(({ trouble }) => trouble === 'rollReasonMissing') && (
            <Button
              disabled={reason.trim() === ''}
              onClick={() => pendingMarks.giveReason(session._id, reason.trim())}
            >
              <Text id="sendWithReason" />
            </Button>
          )}
        </div>
      )}
      <div className={styles['finding']}>
        <div className={styles['search']}>
          <Icon name="search" size="small" />
          <input
            ref={search}
            type="search"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The user who opens a roll has come to mark a student in it.
            autoFocus={session.isOpen && hasKeyboard()}
            aria-label={text('rollSearch')}
            placeholder={text('rollSearch')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onFocus={() => setCurrentId(null)}
            onKeyDown={hearKey}
          />
        </div>
        {session.isOpen && (
          <p className={styles['keys']}>
            {current && typed.trim() === '' ? (
              <Text id="rollRowKeys" values={{ keys: keys.shown, name: current.fullName }} />
            ) : (
              <Text id="rollKeysHelp" values={{ keys: keys.shown }} />
            )}
          </p>
        )}
      </div>
      <div className={styles['state']}>
        <p className={styles['counts']}>
          <Text
            id="rollCounts"
            values={{
              present: counts.PRESENT,
              late: counts.LATE,
              absent: counts.ABSENT,
              excused: counts.EXCUSED,
            }}
          />
        </p>
        <RollState roll={roll} saved={saved} />
      </div>
      {shown.length === 0 && <EmptyState icon="search" title={<Text id="nobodyOnRollMatches" />} />}
      <ul ref={list} className={styles['students']}>
        {shown.map((student) => (
          <RollRow
            key={student.personId}
            student={student}
            isCurrent={typed.trim() === '' ? student.personId === currentId : student === shown[0]}
            isOpen={mayMark}
            threshold={minutesLateThreshold}
            maxMinutes={minutesOf(session)}
            timeZone={session.timeZone}
            onMark={(kind, minutes) => mark(student, kind, minutes ?? null)}
            onCurrent={() => setCurrentId(student.personId)}
            onMove={(step) => goTo(shown.indexOf(student) + step)}
            onHistory={() => setHistoryOf(student)}
          />
        ))}
      </ul>
      {isEverybodyOffered && (
        <div className={styles['foot']}>
          <Button
            tone="primary"
            size="block"
            disabled={!mayMark}
            onClick={() => noteEverybody(roll, reason.trim())}
          >
            <Text id="everyoneIsHere" />
          </Button>
        </div>
      )}
      {marks.last !== null && (
        <div className={styles['foot']}>
          <p className={styles['found']}>
            {marks.last}
            <Button tone="quiet" onClick={marks.undo}>
              <Text id="undo" />
            </Button>
          </p>
        </div>
      )}
      <output className={styles['told']}>{marks.told}</output>
      {historyOf && <MarkHistory student={historyOf} session={session} onClose={() => setHistoryOf(null)} />}
    </Card>
  );
}

const rowOf = (list: HTMLUListElement | null, personId: string): Element | null | undefined =>
  list?.querySelector(`[data-student="${personId}"]`);

/** A finger has nothing to type with until the keyboard covers half of the roll. */
const hasKeyboard = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** Whether the roll was taken, and by whom; what is under way first. */
function RollState({ roll: { session }, saved }: Pick<RollListProps, 'roll' | 'saved'>) {
  if (saved) return <SavedChip state={saved} />;
  if (session.rollTakenAt === null) return <Text id="rollNotTaken" />;
  return (
    <output className={styles['taken']}>
      <Icon name="cloud" size="small" />
      <Text id="rollIsTaken" values={{ name: session.rollTakenByName ?? '' }} />
      <Moment at={session.rollTakenAt} />
    </output>
  );
}
