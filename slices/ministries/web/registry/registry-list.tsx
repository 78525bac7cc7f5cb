import type { ReactNode } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ministryPage } from '../../rules/ministry-pages.ts';
import { ministryRegistry, type MinistryRowFragment } from '../ministries.graphql.generated.ts';
import { MinistryMarks } from '../ministry-marks.tsx';
import { useMinistryWords } from '../use-ministry-words.ts';
import { registryFilter, useRegistryFilters } from './registry-filters.ts';

interface RegistryListProps {
  list: List;
  /** At the right end over the list. */
  children: ReactNode;
}

/** The registry by name. */
export function RegistryList({ list, children }: RegistryListProps) {
  const text = useText();
  const answer = useQuery(ministryRegistry, {
    filter: registryFilter(list.params),
    after: list.params.after,
  });
  return (
    <>
      <FilterBar
        list={list}
        searchLabel={text('ministrySearch')}
        filters={useRegistryFilters(answer.data?.ministryCountries ?? [], list.params)}
      >
        {children}
      </FilterBar>
      <DataTable
        table={useRegistryTable()}
        list={list}
        answer={{ ...answer, data: answer.data?.listedMinistries }}
        empty={
          <EmptyState icon="flag" title={<Text id="noMinistries" />}>
            <Text id="noMinistriesText" />
          </EmptyState>
        }
      />
    </>
  );
}

function useRegistryTable(): Table<MinistryRowFragment> {
  const text = useText();
  const { placeOf } = useMinistryWords();
  return {
    label: text('alumniMinistries'),
    counted: 'ministriesCounted',
    nameOf: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: text('ministryColumn'),
        cell: ({ _id, name, ministers }) => (
          <TwoLines below={ministers}>
            <Link to={ministryPage(_id)}>{name}</Link>
          </TwoLines>
        ),
      },
      { id: 'place', header: text('ministryWhere'), cell: placeOf },
      {
        id: 'ledBy',
        header: text('ministryLedBy'),
        cell: (ministry) => <MinistryMarks ministry={ministry} />,
      },
    ],
  };
}
