import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { CourseOfferingRowFragment } from '../managing/course.graphql.generated.ts';
import styles from '../courses.module.css';

type CourseOffering = CourseOfferingRowFragment;

interface CourseOfferingActions {
  onChange: (courseOffering: CourseOffering) => void;
  onOrder: (courseOffering: CourseOffering) => void;
  onStop: (courseOffering: CourseOffering) => void;
}

/** The columns of the groups that take a course, and what can be done about each. */
export function useCourseOfferingsTable({
  onChange,
  onOrder,
  onStop,
}: CourseOfferingActions): Table<CourseOffering> {
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
    menuOf: (courseOffering) => (
      <>
        <MenuItem icon="sum" action={`/teaching/${courseOffering._id}`}>
          <Text id="seeProgress" />
        </MenuItem>
        <MenuItem icon="award" action={`/teaching/${courseOffering._id}/grades`}>
          <Text id="menuGrades" />
        </MenuItem>
        <MenuItem icon="calendar" action={() => onChange(courseOffering)}>
          <Text id="changeTeaching" />
        </MenuItem>
        <MenuItem icon="listNumbered" action={() => onOrder(courseOffering)}>
          <Text id="orderOfCourses" />
        </MenuItem>
        <MenuItem icon="trash" tone="danger" action={() => onStop(courseOffering)}>
          <Text id="stopTeaching" />
        </MenuItem>
      </>
    ),
  };
}
