import { Button } from '#kit/ui/button/button.tsx';
import { Decided, Who } from '#kit/ui/decisions/shown-decision.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { fileColumn, idColumn, momentColumn, type Column, type Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { studentFileColumns, useGroupText } from '#slices/people/web/api.ts';
import type { HourStatus } from '../../rules/hour-entry.ts';
import { HOUR_STATUS_TEXTS } from '../hour-status-chip.tsx';
import styles from '../hours.module.css';
import { useDayText } from '../use-day-text.ts';
import { useHoursText } from '../use-hours-text.ts';
import type { HourEntryForFileFragment, ListedHourEntryFragment } from './queue.graphql.generated.ts';

type Row = ListedHourEntryFragment;

/** The hours of one status; those that are open beside the list are marked in it. */
export function useQueueTable(
  status: HourStatus,
  opened: string | null,
  onOpen: (entry: Row) => void,
): Table<Row> {
  const text = useText();
  const groupText = useGroupText();
  const dayText = useDayText();
  const hoursText = useHoursText();
  const decided: Column<Row> = {
    id: 'decided',
    header: text('hourDecided'),
    cell: ({ decidedAt, decidedByName }) => <Decided at={decidedAt} by={decidedByName} />,
  };
  const decide: Column<Row> = {
    id: 'decide',
    header: text('hourDecision'),
    align: 'end',
    cell: (entry) => (
      <Button aria-label={text('decideHoursOf', { name: entry.studentName })} onClick={() => onOpen(entry)}>
        <Text id="decideHours" />
      </Button>
    ),
  };
  return {
    label: text('loggedHours'),
    counted: 'hoursCounted',
    nameOf: (entry) => `${entry.studentName}: ${dayText(entry.day)}`,
    columns: [
      {
        id: 'student',
        header: text('hourStudent'),
        cell: (entry) => (
          <Who
            name={entry.studentName}
            about={groupText(entry.groupName, entry.regionName)}
            isOpened={entry._id === opened}
            onOpen={() => onOpen(entry)}
          />
        ),
      },
      {
        id: 'day',
        header: text('hourDay'),
        cell: ({ day, place }) => <TwoLines below={place}>{dayText(day)}</TwoLines>,
      },
      {
        id: 'category',
        header: text('hourCategory'),
        cell: ({ categoryName, note }) => (
          <TwoLines below={note && <span className={styles['beginning']}>{note}</span>}>
            {categoryName}
          </TwoLines>
        ),
      },
      { id: 'time', header: text('hourTime'), align: 'end', cell: ({ minutes }) => hoursText(minutes) },
      { id: 'logged', header: text('hourLoggedColumn'), cell: ({ loggedAt }) => <Moment at={loggedAt} /> },
      status === 'PENDING' ? decide : decided,
    ],
  };
}

/** Everything about an entry, for spreadsheets. */
export function useQueueFileColumns(): Column<HourEntryForFileFragment>[] {
  const text = useText();
  return [
    ...studentFileColumns(text),
    fileColumn('group', text('hoursGroup'), ({ groupName }) => groupName),
    fileColumn('campus', text('hourCampus'), ({ regionName }) => regionName),
    fileColumn('day', text('hourDay'), ({ day }) => day, 'day'),
    fileColumn('category', text('hourCategory'), ({ categoryName }) => categoryName),
    fileColumn('minutes', text('hourMinutesColumn'), ({ minutes }) => minutes),
    fileColumn('place', text('hourPlace'), ({ place }) => place),
    fileColumn('note', text('hourNote'), ({ note }) => note),
    fileColumn('status', text('hourStatus'), ({ status }) => text(HOUR_STATUS_TEXTS[status])),
    fileColumn('reason', text('hourReason'), ({ adminComments }) => adminComments),
    momentColumn('logged', text('hourLoggedColumn'), ({ loggedAt }) => loggedAt),
    momentColumn('decided', text('hourDecided'), ({ decidedAt }) => decidedAt),
    fileColumn('by', text('hourDecider'), ({ decidedByName }) => decidedByName),
    idColumn(text('recordId')),
  ];
}
