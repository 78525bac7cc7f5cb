import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import { alumnusAddress } from '#slices/alumni/rules/alumni-pages.ts';
import { writeToAddress } from '../rules/contact-pages.ts';
import { AllowanceText } from './allowance-text.tsx';
import { aboutFinding, alumniToContact, type AlumnusToContactFragment } from './contact.graphql.generated.ts';
import styles from './contact.module.css';

const FILTERS = ['year', 'place'] as const;

/** Alumni who take messages, by name, year and place of graduation. */
export function AlumniFinder() {
  const text = useText();
  const list = useList(FILTERS);
  const { search, filters, after } = list.params;
  const answer = useQuery(alumniToContact, {
    search,
    place: filters['place'] ?? null,
    year: yearOf(filters['year']),
    after,
  });
  // Stays as it is while the list is searched.
  const { contactAllowance: allowance, graduationYears = [] } = useQuery(aboutFinding, {}).data ?? {};
  return (
    <>
      {allowance?.isSuspended && (
        <Note tone="warning">
          <Text id="contactIsSuspended" />
        </Note>
      )}
      {allowance && !allowance.isSuspended && (
        <p className={styles['quiet']}>
          <AllowanceText allowance={allowance} />
        </p>
      )}
      <FilterBar
        list={list}
        searchLabel={text('contactSearch')}
        filters={useAlumniFilters(graduationYears)}
      />
      <DataTable
        table={useAlumniTable()}
        list={list}
        answer={{ ...answer, data: answer.data?.alumniToContact }}
        empty={
          <EmptyState icon="users" title={<Text id="contactNobody" />}>
            <Text id="contactNobodyText" />
          </EmptyState>
        }
      />
    </>
  );
}

const yearOf = (typed: string | undefined): number | null =>
  typed !== undefined && /^\d{4}$/.test(typed) ? Number(typed) : null;

function useAlumniFilters(years: readonly number[]): Filter[] {
  const text = useText();
  return [
    {
      kind: 'choice',
      name: 'year',
      label: text('contactYear'),
      options: years.map((year) => ({ value: String(year), label: String(year) })),
    },
    { kind: 'words', name: 'place', label: text('contactPlace') },
  ];
}

function useAlumniTable(): Table<AlumnusToContactFragment> {
  const text = useText();
  const isWide = useIsAtLeast('md');
  const name = ({ _id, fullName, gradYear, gradPlace }: AlumnusToContactFragment) => (
    <TwoLines below={!isWide && [gradYear, gradPlace].filter(Boolean).join(' · ')}>
      <Link to={alumnusAddress(_id)}>{fullName}</Link>
    </TwoLines>
  );
  const write = ({ _id, fullName }: AlumnusToContactFragment) => (
    <LinkButton to={writeToAddress(_id)} label={text('contactWriteTo', { name: fullName })}>
      <Text id="contactWrite" />
    </LinkButton>
  );
  // On a phone each stands in one row, so that more people fit.
  const onPhone = (row: AlumnusToContactFragment) => (
    <div className={styles['person']}>
      {name(row)}
      {write(row)}
    </div>
  );
  return {
    label: text('contactTitle'),
    counted: 'alumniCounted',
    nameOf: ({ fullName }) => fullName,
    columns: isWide
      ? [
          { id: 'name', header: text('contactName'), cell: name },
          { id: 'year', header: text('contactYear'), cell: ({ gradYear }) => gradYear },
          { id: 'place', header: text('contactPlace'), cell: ({ gradPlace }) => gradPlace },
          { id: 'write', header: text('contactWrite'), align: 'end', cell: write },
        ]
      : [{ id: 'name', header: text('contactName'), cell: onPhone }],
  };
}
