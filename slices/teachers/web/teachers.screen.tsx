import { useNavigate } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { NewRecordButton } from '#kit/client/records/new-record-button.tsx';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { fileColumn, idColumn } from '#kit/ui/table/table.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { TeacherDialog } from './teacher-dialog.tsx';
import { campusesOfTeachers, teachers, teachersForFile } from './teachers.graphql.generated.ts';
import { useTeachersTable } from './use-teachers-table.tsx';

/** The teachers of the campuses that an administrator looks after. */
export function TeachersScreen() {
  const text = useText();
  const list = useList(['regionId', 'archived']);
  const table = useTeachersTable();
  const { data } = useQuery(campusesOfTeachers, {});
  const campuses = (data?.regions ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const params = paramsOf(list);
  const answer = useQuery(teachers, { ...params, after: list.params.after });
  return (
    <Page>
      <PageHeading
        title={<Text id="teachers" />}
        subtitle={<Text id="teachersLead" />}
        actions={<NewTeacherButton campuses={campuses} />}
      />
      <ExportedTable
        table={table}
        list={list}
        searchLabel={text('searchTeachers')}
        filters={useFilters(campuses)}
        answer={{ ...answer, data: answer.data?.teachers }}
        file={{
          list: 'teachers',
          columns: [
            ...table.columns,
            fileColumn('archived', text('teacherState'), ({ archived }: { archived: boolean }) =>
              archived ? text('teacherArchived') : null,
            ),
            idColumn(text('recordId')),
          ],
          filter: params.filter,
          pageAfter: async (after, signal) =>
            (await call(teachersForFile, { ...params, after }, { signal })).teachers,
        }}
      />
    </Page>
  );
}

/** Adds a teacher and leads to their page, where the photo is. */
function NewTeacherButton({ campuses }: { campuses: readonly SelectOption[] }) {
  const navigate = useNavigate();
  return (
    <NewRecordButton label="newTeacher" disabled={campuses.length === 0}>
      {(close) => (
        <TeacherDialog
          teacher={null}
          campuses={campuses}
          onClose={close}
          onSaved={({ _id }) => void navigate(`/teachers/${_id}`)}
        />
      )}
    </NewRecordButton>
  );
}

/** What the address asks for, as the API puts it; unknown values in it count as none. */
const paramsOf = ({ params: { search, filters, sort } }: List) => ({
  filter: {
    search: search.trim(),
    regionId: filters['regionId'] ?? null,
    // Without a choice, those who teach now.
    archived: filters['archived'] === 'ALL' ? null : filters['archived'] === 'ONLY',
  },
  descending: sort?.isDescending ?? false,
});

/** A campus can be chosen only by a user who looks after several. */
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
