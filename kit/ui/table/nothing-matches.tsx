import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Text } from '../text/text.tsx';
import { widened } from './list-params.ts';
import type { List } from './use-list.ts';

interface NothingMatchesProps {
  /** The list that was narrowed or turned too far; without one there is nothing in it at all. */
  list?: List;
}

interface FirstPageButtonProps {
  list: List;
}

/** Leads out of a page that cannot be shown. */
export const FirstPageButton = ({ list }: FirstPageButtonProps) => (
  <Button onClick={() => list.ask({})}>
    <Text id="firstPage" />
  </Button>
);

/** Stands in place of rows. */
export function NothingMatches({ list }: NothingMatchesProps) {
  if (!list) return <EmptyState icon="list" title={<Text id="noData" />} />;
  if (list.params.after !== null) {
    const begin = <FirstPageButton list={list} />;
    return <EmptyState icon="list" title={<Text id="pageIsGone" />} action={begin} />;
  }
  const widen = (
    <Button onClick={() => list.ask(widened(list.params, list.sides))}>
      <Text id="clearFilters" />
    </Button>
  );
  return (
    <EmptyState icon="search" title={<Text id="nothingMatches" />} action={widen}>
      <Text id="nothingMatchesHint" />
    </EmptyState>
  );
}
