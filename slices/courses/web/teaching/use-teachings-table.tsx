import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { CourseTeachingFragment } from '../managing/course.graphql.generated.ts';
import styles from '../courses.module.css';

type Teaching = CourseTeachingFragment;

interface TeachingActions {
  onChange: (teaching: Teaching) => void;
  onOrder: (teaching: Teaching) => void;
  onStop: (teaching: Teaching) => void;
}

/** The columns of the groups that take a course, and what can be done about each. */
export function useTeachingsTable({ onChange, onOrder, onStop }: TeachingActions): Table<Teaching> {
  const text = useText();
  const { formatDate } = useIntl();
  // A day of the group's campus, so that no zone may move it.
  const words = (day: Day | null | undefined) =>
    day ? formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' }) : null;
  return {
    label: text('courseGroups'),
    nameOf: ({ groupName }) => groupName,
    columns: [
      {
        id: 'group',
        header: text('teachingGroup'),
        sortKey: 'group',
        cell: ({ groupId, groupName, hasBegun }) => (
          <span className={styles['name']}>
            <Link to={`/groups/${groupId}`}>{groupName}</Link>
            {!hasBegun && (
              <Chip tone="info">
                <Text id="teachingNotBegun" />
              </Chip>
            )}
          </span>
        ),
        csv: ({ groupName }) => groupName,
      },
      {
        id: 'campus',
        header: text('teachingCampus'),
        sortKey: 'campus',
        cell: ({ regionName }) => regionName,
        csv: ({ regionName }) => regionName,
      },
      { id: 'term', header: text('teachingTerm'), cell: ({ term }) => term, csv: ({ term }) => term },
      {
        id: 'firstDay',
        header: text('teachingFirstDay'),
        sortKey: 'firstDay',
        cell: ({ firstDay }) => <span className={styles['whole']}>{words(firstDay)}</span>,
        csv: ({ firstDay }) => firstDay,
      },
      {
        id: 'lastDay',
        header: text('teachingLastDay'),
        cell: ({ lastDay }) => lastDay && <span className={styles['whole']}>{words(lastDay)}</span>,
        csv: ({ lastDay }) => lastDay ?? null,
      },
    ],
    menuOf: (teaching) => (
      <>
        <MenuItem icon="sum" action={`/teaching/${teaching._id}`}>
          <Text id="seeProgress" />
        </MenuItem>
        <MenuItem icon="award" action={`/teaching/${teaching._id}/grades`}>
          <Text id="menuGrades" />
        </MenuItem>
        <MenuItem icon="calendar" action={() => onChange(teaching)}>
          <Text id="changeTeaching" />
        </MenuItem>
        <MenuItem icon="listNumbered" action={() => onOrder(teaching)}>
          <Text id="orderOfCourses" />
        </MenuItem>
        <MenuItem icon="trash" tone="danger" action={() => onStop(teaching)}>
          <Text id="stopTeaching" />
        </MenuItem>
      </>
    ),
  };
}
