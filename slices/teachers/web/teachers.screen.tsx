import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { PrintButton } from '#kit/ui/table/output/print-button.tsx';
import { usePrinting } from '#kit/ui/table/output/use-printing.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NewTeacherButton } from './new-teacher-button.tsx';
import { campusesOfTeachers, teachers, teachersForFile } from './teachers.graphql.generated.ts';
import { useTeachersTable } from './use-teachers-table.tsx';

/** The teachers of the campuses that an administrator looks after. */
export function TeachersScreen() {
  const text = useText();
  const list = useList(['regionId', 'archived']);
  const table = useTeachersTable();
  const { data } = useQuery(campusesOfTeachers, {});
  const campuses = (data?.regions ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const question = questionOf(list);
  const answer = useQuery(teachers, { ...question, after: list.question.after });
  const whole = {
    open: (signal: AbortSignal) => openExport('teachers', question.filter, signal),
    pageAfter: async (after: string | null, signal: AbortSignal) =>
      (await call(teachersForFile, { ...question, after }, { signal })).teachers,
  };
  const printing = usePrinting({ list, page: answer.data?.teachers, ...whole });
  return (
    <Page>
      <PageHeading
        title={<Text id="teachers" />}
        subtitle={<Text id="teachersLead" />}
        actions={<NewTeacherButton campuses={campuses} />}
      />
      <FilterBar list={list} searchLabel={text('searchTeachers')} filters={useFilters(campuses)}>
        <PrintButton printing={printing} />
        <ExportButton
          fileName="teachers"
          columns={[
            ...table.columns,
            {
              id: 'archived',
              header: text('teacherState'),
              cell: () => null,
              csv: ({ archived }) => (archived ? text('teacherArchived') : null),
            },
          ]}
          {...whole}
        />
      </FilterBar>
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data?.teachers }}
        printing={printing}
      />
    </Page>
  );
}

/** Which teachers `archived` asks for; without it, or with anything else, those who teach now. */
const archivedOf = (asked: string | undefined): boolean | null => (asked === 'ALL' ? null : asked === 'ONLY');

/** What the address asks for, as the API puts it; somebody may have written anything into it by hand. */
const questionOf = ({ question: { search, filters, sort } }: List) => ({
  filter: {
    search: search.trim(),
    regionId: filters['regionId'] ?? null,
    archived: archivedOf(filters['archived']),
  },
  descending: sort?.isDescending ?? false,
});

/** A campus can be chosen only by somebody who looks after several. */
function useFilters(campuses: readonly SelectOption[]): Filter[] {
  const text = useText();
  const states = [
    { value: 'ONLY', label: text('teacherArchived') },
    { value: 'ALL', label: text('teachersCurrentAndArchived') },
  ];
  return [
    ...(campuses.length > 1
      ? [{ kind: 'choice', name: 'regionId', label: text('teacherCampus'), options: campuses } as const]
      : []),
    { kind: 'choice', name: 'archived', label: text('teacherState'), options: states },
  ];
}
