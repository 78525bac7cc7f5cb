import { useRef, useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SavedChip, type SavedState } from '#kit/ui/saved-chip/saved-chip.tsx';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { FREE_DAYS, MAX_REASON } from '../../rules/roll.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { MarkHistory } from './mark-history.tsx';
import { pendingMarks, type PendingMark } from './pending-marks.ts';
import { RollRow } from './roll-row.tsx';
import type { OpenRollFragment } from './roll.graphql.generated.ts';
import { countsOf, matchingStudents, shownStudents, type ShownStudent } from './shown-roll.ts';
import { STATUS_TEXTS } from './status-texts.ts';
import { useStatusKeys } from './use-status-keys.ts';
import { note, noteEverybody } from './use-roll.ts';
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
  const [told, setTold] = useState('');
  /** Who was marked by name last, as they were before. */
  const [foundBefore, setFoundBefore] = useState<ShownStudent | null>(null);
  const [reason, setReason] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { session, minutesLateThreshold } = roll;
  const shown = matchingStudents(students, typed);
  const at = shown.findIndex(({ personId }) => personId === currentId);
  const mayMark = session.isOpen && (!session.needsReason || reason.trim() !== '');

  function mark(
    student: ShownStudent | undefined,
    kind: AttendanceStatus,
    minutesLate: number | null = null,
  ): void {
    if (!student || !mayMark || student.isReader) return;
    note(roll, student, { kind, minutesLate, reason: reason.trim() });
    setCurrentId(student.personId);
    setTold(text('markNamed', { name: student.fullName, status: text(STATUS_TEXTS[kind].name) }));
  }

  /** The one that stands out in the list; when that is whole again, it is somewhere in it. */
  function markFound(): void {
    const [found] = shown;
    if (!found || !mayMark || found.isReader) return;
    mark(found, 'ABSENT');
    setTyped('');
    setFoundBefore(found);
  }

  function unmarkFound({ personId, kind, minutesLate }: ShownStudent): void {
    mark(
      students.find((student) => student.personId === personId),
      kind,
      minutesLate,
    );
    setFoundBefore(null);
  }

  function goTo(place: number): void {
    const next = shown[Math.min(Math.max(place, 0), shown.length - 1)];
    if (!next) return;
    setCurrentId(next.personId);
    search.current?.blur();
    list.current?.querySelector(`[data-student="${next.personId}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  useShortcuts([
    { keys: '/', label: 'searchThisList', group: 'thisScreen', run: () => search.current?.focus() },
    {
      keys: keys.PRESENT,
      label: 'shortcutPresent',
      group: 'thisScreen',
      run: () => mark(shown[at], 'PRESENT'),
    },
    { keys: keys.LATE, label: 'shortcutLate', group: 'thisScreen', run: () => mark(shown[at], 'LATE') },
    { keys: keys.ABSENT, label: 'shortcutAbsent', group: 'thisScreen', run: () => mark(shown[at], 'ABSENT') },
    {
      keys: keys.EXCUSED,
      label: 'shortcutExcused',
      group: 'thisScreen',
      run: () => mark(shown[at], 'EXCUSED'),
    },
    { keys: 'arrowdown', label: 'shortcutNextStudent', group: 'thisScreen', run: () => goTo(at + 1) },
    { keys: 'arrowup', label: 'shortcutPreviousStudent', group: 'thisScreen', run: () => goTo(at - 1) },
  ]);

  function hearKey(event: React.KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever opens a roll has come to mark somebody in it.
            autoFocus={session.isOpen && hasKeyboard()}
            aria-label={text('rollSearch')}
            placeholder={text('rollSearch')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={hearKey}
          />
        </div>
        {foundBefore && (
          <p className={styles['found']}>
            <Text
              id="markNamed"
              values={{ name: foundBefore.fullName, status: text(STATUS_TEXTS.ABSENT.name) }}
            />
            <Button tone="quiet" onClick={() => unmarkFound(foundBefore)}>
              <Text id="undo" />
            </Button>
          </p>
        )}
        {session.isOpen && !foundBefore && (
          <p className={styles['keys']}>
            <Text id="rollKeysHelp" values={{ keys: keys.shown }} />
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
            timeZone={session.timeZone}
            onMark={(kind, minutes) => mark(student, kind, minutes ?? null)}
            onCurrent={() => setCurrentId(student.personId)}
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
      <output className={styles['told']}>{told}</output>
      {historyOf && <MarkHistory student={historyOf} session={session} onClose={() => setHistoryOf(null)} />}
    </Card>
  );
}

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
