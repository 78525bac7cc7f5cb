import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { CourseOfferingRowFragment, OneCourseFragment } from '../managing/course.graphql.generated.ts';
import { OrderDialog } from './order-dialog.tsx';
import { TeachDialog } from './teach-dialog.tsx';
import { CourseOfferingDialog } from './course-offering-dialog.tsx';
import { useCourseOfferingActions } from './use-course-offering-actions.ts';
import { useCourseOfferingsTable } from './use-course-offerings-table.tsx';

interface CourseOfferingsPanelProps {
  course: OneCourseFragment;
  courseOfferings: readonly CourseOfferingRowFragment[];
}

type Opened = { window: 'teach' } | { window: 'change' | 'order'; courseOffering: CourseOfferingRowFragment };

/** The groups that take a course, with term and days. */
export function CourseOfferingsPanel({ course, courseOfferings }: CourseOfferingsPanelProps) {
  const { locale: languageTag } = useIntl();
  const list = useList();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const actions = useCourseOfferingActions(course._id);
  const table = useCourseOfferingsTable({
    onChange: (courseOffering) => setOpened({ window: 'change', courseOffering }),
    onOrder: (courseOffering) => setOpened({ window: 'order', courseOffering }),
    onStop: (courseOffering) => void actions.stop(courseOffering),
  });
  const page = pageOfLoaded(courseOfferings, list.question, {
    columns: table.columns,
    rowsPerPage: list.rowsPerPage,
    languageTag,
  });
  const giveButton = (
    <Button tone="primary" aria-haspopup="dialog" onClick={() => setOpened({ window: 'teach' })}>
      <Icon name="plus" />
      <Text id="giveToGroups" />
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
      {opened?.window === 'teach' && <TeachDialog onGive={actions.give} onClose={close} />}
      {opened?.window === 'change' && (
        <CourseOfferingDialog
          courseOffering={opened.courseOffering}
          onChange={actions.change}
          onClose={close}
        />
      )}
      {opened?.window === 'order' && <OrderDialog group={opened.courseOffering} onClose={close} />}
    </>
  );
}
