import { useState } from 'react';
import { useIntl } from 'react-intl';
import { requireDay, universalMidnight } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../hours.module.css';
import { useHoursText } from '../use-hours-text.ts';
import { AskSupervisorDialog } from './ask-supervisor-dialog.tsx';
import {
  ownHourEntries,
  type OwnHourEntryFragment,
  type OwnHoursQuery,
} from './own-hours.graphql.generated.ts';
import { useOwnHoursTable } from './use-own-hours-table.tsx';

type OwnHours = OwnHoursQuery['ownHours'];
type Month = OwnHours['months'][number];

interface HoursDetailsProps {
  hours: OwnHours;
  list: List;
  onEdit: (entry: OwnHourEntryFragment) => void;
  /** Null where nothing more is logged. */
  onLog: (() => void) | null;
}

/** What a student has logged, month by month; the first that is shown is the newest with anything in it. */
export function HoursDetails({ hours, list, onEdit, onLog }: HoursDetailsProps) {
  const months = hours.months.toSorted((one, other) => other.month.localeCompare(one.month));
  const shown = months.find(({ month }) => month === list.params.filters['month']) ?? months[0];
  const answer = useQuery(
    ownHourEntries,
    {
      groupId: hours.groupId ?? '',
      month: shown?.month ?? null,
      first: list.rowsPerPage,
      after: list.params.after,
    },
    { fresh: true, enabled: shown !== undefined },
  );
  const [asked, setAsked] = useState<OwnHourEntryFragment | null>(null);
  const table = useOwnHoursTable({ groupId: hours.groupId ?? '', onEdit, onAsk: setAsked });
  const empty = <NoHours onLog={onLog} />;
  if (!shown) return empty;
  return (
    <>
      <MonthChoice months={months} shown={shown} list={list} />
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data?.ownHourEntries }}
        empty={empty}
      />
      {asked && <AskSupervisorDialog key={asked._id} entry={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const NoHours = ({ onLog }: Pick<HoursDetailsProps, 'onLog'>) => (
  <EmptyState
    icon="clock"
    title={<Text id="noHoursYet" />}
    action={
      onLog && (
        <Button aria-haspopup="dialog" onClick={onLog}>
          <Icon name="plus" />
          <Text id="logHours" />
        </Button>
      )
    }
  >
    <Text id="noHoursYetHelp" />
  </EmptyState>
);

interface MonthChoiceProps {
  /** Those in which anything was logged, the newest first. */
  months: readonly Month[];
  shown: Month;
  list: List;
}

function MonthChoice({ months, shown, list }: MonthChoiceProps) {
  const text = useText();
  const hoursText = useHoursText();
  const { formatDate } = useIntl();
  const at = months.indexOf(shown);
  const goTo = (month: Month | undefined): void => {
    if (month) list.ask({ filters: { ...list.params.filters, month: month.month } });
  };
  const name = formatDate(universalMidnight(requireDay(`${shown.month}-01`)), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <fieldset className={styles['months']} aria-label={text('hourMonth')}>
      <IconButton
        icon="chevronLeft"
        label={text('previousMonth')}
        disabled={at === months.length - 1}
        onClick={() => goTo(months[at + 1])}
      />
      <h2>{name}</h2>
      <IconButton
        icon="chevronRight"
        label={text('nextMonth')}
        disabled={at === 0}
        onClick={() => goTo(months[at - 1])}
      />
      <output className={styles['quiet']}>
        {[
          text('hourConfirmedSum', { time: hoursText(shown.minutesConfirmed) }),
          shown.minutesPending > 0 && text('hourPendingToo', { time: hoursText(shown.minutesPending) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </output>
    </fieldset>
  );
}
