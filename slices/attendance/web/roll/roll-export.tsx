import { openExport } from '#kit/client/open-export.ts';
import { readClock } from '#kit/calendar/zone.ts';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { fileColumn, type Column } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { studentFileColumns } from '#slices/people/web/api.ts';
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
  return [
    fileColumn('day', text('rollFileDay'), () => session.day, 'day'),
    fileColumn(
      'start',
      text('rollFileStart'),
      () => readClock(new Date(session.startsAt), session.timeZone).time,
    ),
    fileColumn('group', text('behindGroup'), () => session.groupName),
    fileColumn('campus', text('behindCampus'), () => session.regionName),
    fileColumn('course', text('rollFileCourse'), () => session.courseName),
    ...studentFileColumns(text),
    fileColumn('status', text('rollFileStatus'), ({ status }) => text(STATUS_TEXTS[status].name)),
    fileColumn('minutes', text('rollFileMinutes'), ({ minutesLate }) => minutesLate),
    fileColumn('leave', text('rollFileLeave'), ({ leave }) => leave?.typeName ?? null),
    fileColumn('by', text('rollFileTakenBy'), ({ mark }) => mark?.takenByName ?? session.rollTakenByName),
  ];
}
