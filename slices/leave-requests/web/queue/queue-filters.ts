import { daySpanFrom } from '#kit/calendar/day-span.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { asOf } from '#kit/ui/moment/as-of.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import type { List } from '#kit/ui/table/use-list.ts';
import { useTab, type Tab } from '#kit/ui/tabs/tabs.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { LeaveStatus } from '../../rules/leave-request.ts';
import { LEAVE_STATUS_TEXTS } from '../leave-status-chip.tsx';
import type { LeaveQueueQuery } from './queue.graphql.generated.ts';

export const QUEUE_FILTERS = ['regionId', 'groupId', 'days'];

const SIDES = {
  pending: 'PENDING',
  approved: 'APPROVED',
  acknowledged: 'ACKNOWLEDGED',
  withdrawn: 'WITHDRAWN',
} as const satisfies Record<string, LeaveStatus>;
export type Side = keyof typeof SIDES;

export const statusOfSide = (side: Side): LeaveStatus => SIDES[side];

const SORTS = ['ASKED', 'DAYS', 'STUDENT'] as const;

/** What the address asks for, as the API puts it. What waits longest comes first; what is decided, the newest. */
export function queueParams({ params: { search, filters, sort } }: List, side: Side) {
  const { first: from, last: to } = daySpanFrom(filters['days'] ?? '');
  return {
    filter: {
      status: SIDES[side],
      search: search.trim(),
      regionId: filters['regionId'] ?? null,
      groupId: filters['groupId'] ?? null,
      from,
      to,
    },
    sort: SORTS.find((known) => known === sort?.key) ?? ('ASKED' as const),
    descending: sort?.isDescending ?? side !== 'pending',
  };
}

type Counts = LeaveQueueQuery['leaveRequestCounts'];

export function useSides(counts: Counts | undefined): { tabs: Tab<Side>[]; side: Side } {
  const text = useText();
  const tabs = Object.entries(SIDES).map(([id, status]) => ({
    id: id as Side,
    label: text(LEAVE_STATUS_TEXTS[status]),
    ...(counts && { count: counts[id as Side] }),
    isCountQuiet: id !== 'pending',
  }));
  return { tabs, side: useTab(tabs) ?? 'pending' };
}

type Places = LeaveQueueQuery['leavePlaces'];

const byLabel = (one: { label: string }, other: { label: string }): number =>
  one.label.localeCompare(other.label);

/** Campus, group and days. Who looks after one campus is not asked which. */
export function useQueueFilters(places: Places, { params }: List): Filter[] {
  const text = useText();
  const campuses = new Map(places.map(({ regionId, regionName }) => [regionId, regionName]));
  const chosen = params.filters['regionId'];
  const groups = places.filter(({ regionId }) => !chosen || regionId === chosen);
  const isOneCampus = new Set(groups.map(({ regionId }) => regionId)).size < 2;
  const campusFilter: Filter = {
    kind: 'choice',
    name: 'regionId',
    label: text('leaveCampus'),
    options: [...campuses].map(([value, label]) => ({ value, label })).toSorted(byLabel),
  };
  return [
    ...(campuses.size > 1 ? [campusFilter] : []),
    {
      kind: 'choice',
      name: 'groupId',
      label: text('leaveGroup'),
      options: groups.map(({ _id: value, name, regionName }) => ({
        value,
        label: isOneCampus ? name : `${name} · ${regionName}`,
      })),
    },
    { kind: 'days', name: 'days', label: text('leaveDates'), today: dayIn(asOf(), readerZone()) },
  ];
}
