import { useSearchParams } from 'react-router';
import { useCollegeQuery } from '#kit/client/apollo/use-college-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { LogFilterForm } from './log-filter-form.tsx';
import { addressOf, filterFrom, filterInput } from './log-filter.ts';
import { LogPages } from './log-pages.tsx';
import { LogTable } from './log-table.tsx';
import { logits } from './system-log.graphql.generated.ts';
import styles from './system-log.module.css';

const ENTRIES_PER_PAGE = 20;

/** What went wrong and what was done, for those who look after the site. */
export function SystemLogScreen() {
  const [search, setSearch] = useSearchParams();
  const filter = filterFrom(search);
  const after = search.get('after');
  const variables = { filter: filterInput(filter), first: ENTRIES_PER_PAGE, after };
  const answer = useCollegeQuery(logits, variables, 'network-only');
  const pageAfter = (cursor: string) => `?${new URLSearchParams([...addressOf(filter), ['after', cursor]])}`;
  return (
    <Page>
      <PageHeading title={<Text id="systemLog" />} subtitle={<Text id="systemLogLead" />} />
      <div className={styles['screen']}>
        <Card>
          <LogFilterForm filter={filter} onFilter={(chosen) => setSearch(addressOf(chosen))} />
        </Card>
        <DataView answer={answer} waiting={<AwaitedEntries />}>
          {({ logits: { rows, nextCursor } }) => (
            <Card>
              {rows.length === 0 ? <NoEntries /> : <LogTable entries={rows} />}
              <LogPages
                newest={after === null ? null : `?${addressOf(filter)}`}
                older={nextCursor === null ? null : pageAfter(nextCursor)}
              />
            </Card>
          )}
        </DataView>
      </div>
    </Page>
  );
}

const AwaitedEntries = () => (
  <Card>
    <Skeleton shape="rows" count={8} />
  </Card>
);

function NoEntries() {
  return (
    <Note>
      <Text id="noData" />
    </Note>
  );
}
