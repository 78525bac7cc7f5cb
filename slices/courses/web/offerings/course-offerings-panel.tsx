import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Day, universalMidnight } from '#kit/calendar/day.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { courseOffering as fields, type CourseOfferingValues } from '../../rules/course-offering.ts';
import { stopTeaching, teachCourse } from './course-offerings.graphql.generated.ts';
import styles from '../courses.module.css';
import {
  managedCourse,
  type CourseOfferingRowFragment,
  type OneCourseFragment,
} from '../managing/course.graphql.generated.ts';
import { CourseOfferingDialog, TeachDialog } from './course-offering-dialogs.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { RemoveCourseOfferingDialog } from './remove-course-offering-dialog.tsx';

interface CourseOfferingsPanelProps {
  course: OneCourseFragment;
  courseOfferings: readonly CourseOfferingRowFragment[];
}

type Opened =
  | { window: 'teach' }
  | { window: 'change' | 'order' | 'stop'; courseOffering: CourseOfferingRowFragment };

export function CourseOfferingsPanel({ course, courseOfferings }: CourseOfferingsPanelProps) {
  const text = useText();
  const { locale: languageTag } = useIntl();
  const list = useList();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const { give, stop } = useCourseOfferingActions(course._id);
  const table = useCourseOfferingsTable({
    onChange: (courseOffering) => setOpened({ window: 'change', courseOffering }),
    onOrder: (courseOffering) => setOpened({ window: 'order', courseOffering }),
    onStop: (courseOffering) => setOpened({ window: 'stop', courseOffering }),
  });
  const page = pageOfLoaded(courseOfferings, list.params, {
    columns: table.columns,
    rowsPerPage: list.rowsPerPage,
    languageTag,
  });
  const giveButton = (
    <Button tone="primary" aria-haspopup="dialog" onClick={() => setOpened({ window: 'teach' })}>
      <Icon name="plus" />
      {text('giveToGroups')}
    </Button>
  );
  return (
    <>
      <FilterBar list={list} filters={[]}>
        {!course.archived && giveButton}
      </FilterBar>
      <DataTable
        table={table}
        list={list}
        answer={{ data: page, problem: null, isLoading: false }}
        empty={<EmptyState icon="users" title={<Text id="notTaught" />} />}
      />
      {opened?.window === 'teach' && <TeachDialog onGive={give} onClose={close} />}
      {opened?.window === 'change' && (
        <CourseOfferingDialog courseId={course._id} courseOffering={opened.courseOffering} onClose={close} />
      )}
      {opened?.window === 'order' && <OrderDialog group={opened.courseOffering} onClose={close} />}
      {opened?.window === 'stop' && (
        <RemoveCourseOfferingDialog
          course={course}
          courseOffering={opened.courseOffering}
          onStop={() => stop(opened.courseOffering)}
          onClose={close}
        />
      )}
    </>
  );
}

type CourseOffering = CourseOfferingRowFragment;

interface CourseOfferingActions {
  onChange: (courseOffering: CourseOffering) => void;
  onOrder: (courseOffering: CourseOffering) => void;
  onStop: (courseOffering: CourseOffering) => void;
}

function useCourseOfferingsTable({
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
    counted: 'groupsCounted',
    nameOf: ({ groupName }) => groupName,
    columns: [
      {
        id: 'group',
        header: text('teachingGroup'),
        sortKey: 'group',
        cell: ({ groupId, groupName, hasBegun }) => (
          <span className={styles['name']}>
            <Link to={`/groups/${groupId}`}>{groupName}</Link>
            {!hasBegun && <Chip tone="info">{text('teachingNotBegun')}</Chip>}
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
          {text('seeProgress')}
        </MenuItem>
        <MenuItem icon="award" action={`/teaching/${courseOffering._id}/grades`}>
          {text('menuGrades')}
        </MenuItem>
        <MenuItem icon="calendar" action={() => onChange(courseOffering)}>
          {text('changeTeaching')}
        </MenuItem>
        <MenuItem icon="listNumbered" action={() => onOrder(courseOffering)}>
          {text('orderOfCourses')}
        </MenuItem>
        <MenuItem icon="trash" tone="danger" action={() => onStop(courseOffering)}>
          {text('stopTeaching')}
        </MenuItem>
      </>
    ),
  };
}

function useCourseOfferingActions(courseId: string) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [managedCourse] });

  async function give(
    groupIds: readonly string[],
    courseOfferingInput: CourseOfferingValues,
    position: number | null = null,
  ): Promise<boolean> {
    if (!(await mutate(teachCourse, { courseId, groupIds: [...groupIds], courseOfferingInput, position })))
      return false;
    showToast('success', text('courseGiven', { count: groupIds.length }));
    return true;
  }

  async function stop(courseOffering: CourseOfferingRowFragment): Promise<void> {
    const { _id: courseOfferingId, groupId, groupName, position } = courseOffering;
    if (!(await mutate(stopTeaching, { courseOfferingId }))) return;
    const before = fieldValues(fields, courseOffering);
    undoToast(text('teachingStopped', { name: groupName }), () => void give([groupId], before, position));
  }

  return { give, stop };
}
