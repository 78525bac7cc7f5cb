import { useNavigate } from 'react-router';
import { ROLE_TEXTS, STATUS_TEXTS } from '#kit/access/account-texts.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { findSelected } from '#kit/ui/table/find-selected.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { useSelection } from '#kit/ui/table/use-selection.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { LISTED_ROLES, PEOPLE_SORTS } from '#slices/people/rules/people-list.ts';
import { PERSON_STATUSES } from '#slices/people/rules/person.ts';
import { BulkBar } from './bulk-bar.tsx';
import { groupsToFilter } from './bulk.graphql.generated.ts';
import { NewPersonButton } from './new-person-button.tsx';
import { peopleFile } from './people-file.ts';
import { RoleChip } from '../role-chip.tsx';
import { StatusChip } from '../status-chip.tsx';
import { MAX_AT_ONCE } from './use-bulk.ts';
import { campusesToFilter, users, usersForFile, type ListedUserFragment } from './users.graphql.generated.ts';
import { standingOf } from '../standing.ts';
import styles from '../users.module.css';

const FILTERS = ['regionId', 'groupId', 'role', 'status'];

export function UsersScreen() {
  const text = useText();
  const navigate = useNavigate();
  const list = useList(FILTERS);
  const table = tableOf(text);
  const params = paramsOf(list);
  const selection = useSelection(list);
  const keepsBirthDates = useQuery(campusesToFilter, {}).data?.keepsBirthDates === true;
  const answer = useQuery(users, { ...params, after: list.params.after });
  const pageAfter = async (after: string | null, signal: AbortSignal) =>
    (await call(usersForFile, { ...params, after }, { signal })).users;
  return (
    <Page>
      <PageHeading
        title={<Text id="users" />}
        subtitle={<Text id="usersLead" />}
        actions={
          <>
            <LinkButton to="/users/import">
              <Icon name="upload" />
              <Text id="importPeople" />
            </LinkButton>
            <NewPersonButton onEnrolled={({ _id }) => void navigate(`/users/${_id}`)} />
          </>
        }
      />
      <ExportedTable
        table={table}
        list={list}
        searchLabel={text('searchPeople')}
        filters={useFilters(params.filter.regionId)}
        answer={{ ...answer, data: answer.data?.users }}
        file={{
          list: 'users',
          columns: peopleFile({ keepsBirthDates, text }),
          filter: params.filter,
          pageAfter,
        }}
        selection={selection}
      />
      <BulkBar
        selection={selection}
        matching={answer.data?.users.count ?? 0}
        findSelected={() => findSelected(selection, pageAfter, MAX_AT_ONCE)}
        onDone={() => answer.refetch?.()}
      />
    </Page>
  );
}

/** An address written by hand may hold anything. */
const oneOf = <Word extends string>(words: readonly Word[], asked: string | undefined): Word | null =>
  words.find((word) => word === asked) ?? null;

function paramsOf({ params: { search, filters, sort } }: List) {
  return {
    filter: {
      search: search.trim(),
      regionId: filters['regionId'] ?? null,
      groupId: filters['groupId'] ?? null,
      role: oneOf(LISTED_ROLES, filters['role']),
      status: oneOf(PERSON_STATUSES, filters['status']),
    },
    sort: oneOf(PEOPLE_SORTS, sort?.key) ?? 'NAME',
    descending: sort?.isDescending ?? false,
  };
}

/** A campus can be chosen only by users with several. */
function useFilters(regionId: string | null): Filter[] {
  const text = useText();
  const groups = useQuery(groupsToFilter, { regionId }).data?.groups.rows ?? [];
  const { data } = useQuery(campusesToFilter, {});
  const campuses = (data?.regions ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const roles = LISTED_ROLES.map((role) => ({ value: role, label: text(ROLE_TEXTS[role]) }));
  const statuses = PERSON_STATUSES.map((status) => ({ value: status, label: text(STATUS_TEXTS[status]) }));
  return [
    ...(campuses.length > 1
      ? [{ kind: 'choice', name: 'regionId', label: text('personCampuses'), options: campuses } as const]
      : []),
    {
      kind: 'choice',
      name: 'groupId',
      label: text('personGroups'),
      options: groups.map(({ _id, name, regionName }) => ({
        value: _id,
        label: regionId ? name : `${name} · ${regionName}`,
      })),
    },
    { kind: 'choice', name: 'role', label: text('personRoles'), options: roles },
    { kind: 'choice', name: 'status', label: text('personStatus'), options: statuses },
  ];
}

const currentGroups = ({ groups }: ListedUserFragment): string =>
  (groups ?? [])
    .filter(({ archived }) => !archived)
    .map(({ name }) => name)
    .join(', ');

const campuses = ({ regions }: ListedUserFragment): string =>
  (regions ?? []).map(({ name }) => name).join(', ');

function tableOf(text: ReturnType<typeof useText>): Table<ListedUserFragment> {
  return {
    label: text('users'),
    counted: 'peopleCounted',
    nameOf: ({ fullName }) => fullName,
    columns: [
      {
        id: 'name',
        header: text('personName'),
        sortKey: 'NAME',
        cell: ({ _id, fullName, email, pictureUrl }) => (
          <span className={styles['person']}>
            <Avatar fullName={fullName} picture={pictureUrl ?? null} size="small" />
            <span>
              <Link to={`/users/${_id}`}>{fullName}</Link>
              <small>{email}</small>
            </span>
          </span>
        ),
      },
      {
        id: 'number',
        header: text('studentNumber'),
        cell: ({ studentNumber }) => studentNumber,
      },
      {
        id: 'roles',
        header: text('personRoles'),
        cell: (person) => (
          <span className={styles['chips']}>
            {standingOf(person).map((role) => (
              <RoleChip key={role} role={role} />
            ))}
          </span>
        ),
      },
      { id: 'campuses', header: text('personCampuses'), cell: campuses },
      {
        id: 'groups',
        header: text('personGroups'),
        cell: (person) => {
          const names = currentGroups(person);
          return names && <span className={styles['groups']}>{names}</span>;
        },
      },
      {
        id: 'status',
        header: text('personStatus'),
        cell: ({ status }) => status && <StatusChip status={status} />,
      },
      {
        id: 'since',
        header: text('personSince'),
        sortKey: 'CREATED',
        cell: ({ createdAt }) =>
          createdAt && (
            <span className={styles['whole']}>
              <Moment at={createdAt} shows="day" />
            </span>
          ),
      },
    ],
  };
}
