import { useState } from 'react';
import { addressOf } from './list-params.ts';
import type { Identified, PageOfRows } from './table.ts';
import type { List } from './use-list.ts';

/** Some rows by their ids, or everything that matches the parameters, seen or not. */
export type Selected = { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'allMatching' };

export interface Selection {
  selected: Selected;
  has: (id: string) => boolean;
  /** How many are selected, if this many match in all. */
  countOf: (matching: number) => number;
  toggle: (id: string, page: PageOfRows<Identified>) => void;
  /** Selects every row of a page, or none of them if all were. */
  togglePage: (page: PageOfRows<Identified>) => void;
  selectAllMatching: () => void;
  clear: () => void;
}

const NOTHING: Selected = { kind: 'some', ids: new Set() };

const idsOf = ({ rows }: PageOfRows<Identified>): string[] => rows.map(({ _id }) => _id);

/** Which rows are selected. It lasts from page to page, and ends when the parameters of the list change. */
export function useSelection({ params }: Pick<List, 'params'>): Selection {
  const address = addressOf({ ...params, sort: null }).toString();
  const [kept, setKept] = useState({ asked: address, selected: NOTHING });
  const selected = kept.asked === address ? kept.selected : NOTHING;
  const select = (next: Selected): void => setKept({ asked: address, selected: next });
  const has = (id: string): boolean => selected.kind === 'allMatching' || selected.ids.has(id);

  /** Deselecting one row of "all" keeps the rest of the visible rows only. */
  const seen = (page: PageOfRows<Identified>): Set<string> =>
    new Set(selected.kind === 'some' ? selected.ids : idsOf(page));

  return {
    selected,
    has,
    countOf: (matching) => (selected.kind === 'some' ? selected.ids.size : matching),
    toggle: (id, page) => {
      const ids = seen(page);
      if (!ids.delete(id)) ids.add(id);
      select({ kind: 'some', ids });
    },
    togglePage: (page) => {
      const onPage = idsOf(page);
      const others = [...seen(page)].filter((id) => !onPage.includes(id));
      select({ kind: 'some', ids: new Set(onPage.every(has) ? others : [...others, ...onPage]) });
    },
    selectAllMatching: () => select({ kind: 'allMatching' }),
    clear: () => select(NOTHING),
  };
}
