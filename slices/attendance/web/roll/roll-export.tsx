import { openExport } from '#kit/client/open-export.ts';
import { readClock } from '#kit/calendar/zone.ts';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import type { Column } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { PendingMark } from './pending-marks.ts';
import type { OpenRollFragment } from './roll.graphql.generated.ts';
import { shownStudents, type ShownStudent } from './shown-roll.ts';
import { STATUS_TEXTS } from './status-texts.ts';

interface RollExportProps {
  roll: OpenRollFragment;
  own: readonly PendingMark[];
}

/** The roll of one session as a file, as it is on the screen. */
export function RollExport({ roll, own }: RollExportProps) {
  const { _id: sessionId, day } = roll.session;
  return (
    <ExportButton
      fileName={`roll-${day}`}
      columns={useRollFileColumns(roll)}
      open={(signal) => openExport('attendance-roll', { sessionId }, signal)}
      pageAfter={() => Promise.resolve({ rows: shownStudents(roll, own), nextCursor: null })}
    />
  );
}

/** @public for the test that reads the file again. */
export function useRollFileColumns({ session }: OpenRollFragment): Column<ShownStudent>[] {
  const text = useText();
  const column = (
    id: string,
    header: string,
    csv: (student: ShownStudent) => string | number | null,
  ): Column<ShownStudent> => ({ id, header, cell: () => null, csv });
  return [
    { ...column('day', text('rollFileDay'), () => session.day), holds: 'day' },
    column(
      'start',
      text('rollFileStart'),
      () => readClock(new Date(session.startsAt), session.timeZone).time,
    ),
    column('group', text('behindGroup'), () => session.groupName),
    column('course', text('rollFileCourse'), () => session.courseName),
    column('number', text('studentNumber'), ({ studentNumber }) => studentNumber),
    column('student', text('behindStudent'), ({ fullName }) => fullName),
    column('status', text('rollFileStatus'), ({ status }) => text(STATUS_TEXTS[status].name)),
    column('minutes', text('rollFileMinutes'), ({ minutesLate }) => minutesLate),
    column('leave', text('rollFileLeave'), ({ leave }) => leave?.typeName ?? null),
    column('by', text('rollFileTakenBy'), ({ mark }) => mark?.takenByName ?? session.rollTakenByName),
  ];
}
