import { type ReactNode, useState } from 'react';
import { writtenIn } from '#kit/calendar/zone.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import type { PageAfter } from '#kit/ui/table/output/pages-of.ts';
import { fileColumn, idColumn, type Column, type PageOfRows, type Table } from '#kit/ui/table/table.ts';
import type { List } from '#kit/ui/table/use-list.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { studentFileColumns } from '#slices/people/web/api.ts';
import { STATE_TEXTS, StateChip } from '../state-chip.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useGradeText } from '../use-grade-text.ts';
import { SubmissionDrawer } from './submission-drawer.tsx';
import { submissionsParams } from './submission-filters.ts';
import type { ListedWorkFragment } from './submissions.graphql.generated.ts';

interface SubmissionsTableProps {
  list: List;
  filters: Filter[];
  answer: Answer<PageOfRows<ListedWorkFragment>>;
  /** Fetches a page of what is asked for, for a file. */
  pageAfter: PageAfter<ListedWorkFragment>;
  /** With it: all of one group, which then need not stand beside each student. */
  courseOfferingId?: string;
  /** Stands in place of the rows when nothing waits to be graded. */
  empty?: ReactNode;
}

/** What students hand in, as a list and as a file, and each of it beside the list to be graded. */
export function SubmissionsTable(props: SubmissionsTableProps) {
  const { list, filters, answer, pageAfter, courseOfferingId, empty = <NothingWaits /> } = props;
  const text = useText();
  const [opened, setOpened] = useState<string | null>(null);
  const whole = useSubmissionsTable(({ _id }) => setOpened(_id));
  const columns = courseOfferingId ? whole.columns.filter(({ id }) => id !== 'group') : whole.columns;
  const fileColumns = useFileColumns();
  const { filter } = submissionsParams(list);
  return (
    <>
      <ExportedTable
        table={{ ...whole, columns }}
        list={list}
        searchLabel={text('searchSubmissions')}
        filters={filters}
        answer={answer}
        file={{
          list: 'assignment-submissions',
          columns: [...studentFileColumns(text), ...columns, ...fileColumns],
          filter: courseOfferingId ? { ...filter, courseOfferingId } : filter,
          pageAfter,
        }}
        empty={empty}
      />
      <SubmissionDrawer rows={answer.data?.rows ?? []} opened={opened} onOpen={setOpened} />
    </>
  );
}

/** What only the file tells. */
function useFileColumns(): Column<ListedWorkFragment>[] {
  const text = useText();
  return [
    fileColumn(
      'course',
      text('submissionCourse'),
      ({ courseCode, courseName }) => `${courseCode} · ${courseName}`,
    ),
    fileColumn('campus', text('submissionCampus'), ({ regionName }) => regionName),
    idColumn(text('recordId')),
  ];
}

const NothingWaits = () => <EmptyState icon="check" title={<Text id="nothingToGrade" />} />;

export function useSubmissionsTable(onOpen: (work: ListedWorkFragment) => void): Table<ListedWorkFragment> {
  const text = useText();
  const gradeText = useGradeText();
  return {
    label: text('menuAssignmentSubmissions'),
    counted: 'submissionsCounted',
    nameOf: ({ studentName, title }) => `${studentName}: ${title}`,
    columns: [
      {
        id: 'student',
        header: text('submissionStudent'),
        sortKey: 'STUDENT',
        cell: (work) => (
          <TwoLines below={work.studentNumber}>
            <OpenButton onClick={() => onOpen(work)}>{work.studentName}</OpenButton>
          </TwoLines>
        ),
      },
      {
        id: 'assignment',
        header: text('submissionAssignment'),
        cell: ({ courseName, title }) => <TwoLines below={courseName}>{title}</TwoLines>,
        csv: ({ title }) => title,
      },
      {
        id: 'group',
        header: text('submissionGroup'),
        cell: ({ groupName, regionName }) => <TwoLines below={regionName}>{groupName}</TwoLines>,
        csv: ({ groupName }) => groupName,
      },
      {
        id: 'submitted',
        header: text('submissionTime'),
        sortKey: 'SUBMITTED',
        cell: ({ submittedAt, timeZone, isLate }) =>
          submittedAt && (
            <TwoLines
              below={
                isLate && (
                  <Chip tone="warning">
                    <Text id="submittedLate" />
                  </Chip>
                )
              }
            >
              <Moment at={submittedAt} timeZone={timeZone} />
            </TwoLines>
          ),
        holds: 'moment',
        csv: ({ submittedAt, timeZone }) => (submittedAt ? writtenIn(new Date(submittedAt), timeZone) : null),
      },
      {
        id: 'due',
        header: text('submissionDue'),
        sortKey: 'DUE',
        cell: ({ dueAt, timeZone, isExtended }) => (
          <TwoLines
            below={
              isExtended && (
                <Chip>
                  <Text id="hasMoreTime" />
                </Chip>
              )
            }
          >
            <Moment at={dueAt} timeZone={timeZone} />
          </TwoLines>
        ),
        holds: 'moment',
        csv: ({ dueAt, timeZone }) => writtenIn(new Date(dueAt), timeZone),
      },
      {
        id: 'state',
        header: text('submissionState'),
        cell: ({ state }) => <StateChip state={state} />,
        csv: ({ state }) => text(STATE_TEXTS[state]),
      },
      {
        id: 'grade',
        header: text('yourGrade'),
        align: 'end',
        cell: gradeText,
        csv: (work) => work.grade ?? gradeText(work),
      },
    ],
  };
}
