import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import {
  addDays,
  addMonths,
  firstOfMonth,
  firstOfWeek,
  parseDay,
  universalMidnight,
  weeksOfMonth,
  type Day,
} from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { todayIn } from '#kit/ui/date/reader-today.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { weekStartIn } from '#kit/ui/date/week-start.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useIsAtLeast } from '#kit/ui/use-is-at-least.ts';
import { entriesByDay, weekFrom } from '../rules/days-of-entries.ts';
import { calendarOfDays, type ShownEntryFragment } from './calendar.graphql.generated.ts';
import { DayList } from './day-list.tsx';
import { EntryDetails } from './entry-details.tsx';
import { FeedCard } from './feed-card.tsx';
import { FollowedCalendars } from './followed-calendars.tsx';
import styles from './grids.module.css';
import { MonthGrid } from './month-grid.tsx';
import { OwnCalendarCard } from './own-calendar-card.tsx';
import { useZoneNames } from './use-zone-names.ts';

const EventActions = lazy(async () => ({
  default: (await import('./office/event-actions.tsx')).EventActions,
}));

type View = 'week' | 'month';

/** Those who keep events for a campus, a group or everybody. */
const KEEPERS: readonly string[] = ['manager', 'admin', 'superadmin'];

/** What happens when: a week or a month, in columns on wide windows and as a list of days on phones. */
export function CalendarScreen() {
  const text = useText();
  const { locale, formatDate, formatDateTimeRange } = useIntl();
  const { roles } = useSignedInUser();
  const isWide = useIsAtLeast('md');
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<ShownEntryFragment | null>(null);
  const weekStart = weekStartIn(locale);
  const [readersToday] = useState(() => todayIn(null));
  const view: View = params.get('view') === 'month' ? 'month' : 'week';
  const day = parseDay(params.get('day') ?? '') ?? readersToday;
  const weeks = view === 'month' ? weeksOfMonth(day, weekStart) : [weekFrom(firstOfWeek(day, weekStart))];
  const days = weeks.flat();
  const [from, to] = [days[0] ?? day, days.at(-1) ?? day];
  const answer = useQuery(calendarOfDays, { from, to });
  const today = todayIn(answer.data?.calendar.timeZone);

  const go = (next: Day, nextView: View = view): void =>
    setParams({ day: next, ...(nextView === 'month' && { view: nextView }) }, { replace: true });
  const turn = (step: 1 | -1) => (): void =>
    go(view === 'month' ? addMonths(firstOfMonth(day), step) : addDays(day, 7 * step));
  const showToday = (): void => go(todayIn(answer.data?.calendar.timeZone));
  useShortcuts([
    { keys: 'arrowleft', label: 'earlierDays', group: 'thisScreen', run: turn(-1) },
    { keys: 'arrowright', label: 'laterDays', group: 'thisScreen', run: turn(1) },
    { keys: 't', label: 'showToday', group: 'thisScreen', run: showToday },
  ]);

  const span =
    view === 'month'
      ? formatDate(universalMidnight(day), { month: 'long', year: 'numeric', timeZone: 'UTC' })
      : formatDateTimeRange(universalMidnight(from), universalMidnight(to), {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        });
  const isKeeper = roles?.some((role) => KEEPERS.includes(role)) === true;
  return (
    <Page>
      <PageHeading
        title={<Text id="menuCalendar" />}
        actions={
          isKeeper && (
            <LinkButton to="/calendar/events">
              <Text id="manageEvents" />
            </LinkButton>
          )
        }
      />
      <div className={styles['cards']}>
        <Card>
          <header className={styles['bar']}>
            <h2 aria-live="polite">{span}</h2>
            <SegmentedControl
              label={text('calendarView')}
              value={view}
              options={[
                { value: 'week', label: text('weekView') },
                { value: 'month', label: text('monthView') },
              ]}
              onChoose={(next) => go(day, next)}
            />
            <Button onClick={showToday}>
              <Text id="calendarToday" />
            </Button>
            <span>
              <IconButton icon="chevronLeft" label={text('earlierDays')} onClick={turn(-1)} />
              <IconButton icon="chevronRight" label={text('laterDays')} onClick={turn(1)} />
            </span>
          </header>
          <DataView answer={answer} waiting={<Skeleton shape="rows" count={6} />} isEmpty={() => false}>
            {({ calendar }) => {
              const byDay = entriesByDay(calendar.entries, days, calendar.timeZone);
              const isEmpty = calendar.entries.length === 0;
              return (
                <>
                  {calendar.isCut && (
                    <Note>
                      <Text id="calendarIsCut" />
                    </Note>
                  )}
                  {isWide && (
                    <MonthGrid weeks={weeks} byDay={byDay} day={day} today={today} onOpen={setOpened} />
                  )}
                  {!isWide && !isEmpty && <DayList byDay={byDay} today={today} isLong onOpen={setOpened} />}
                  {isEmpty && <EmptyState icon="calendar" title={<Text id="noCalendarEvents" />} />}
                  <Zones timeZone={calendar.timeZone} />
                </>
              );
            }}
          </DataView>
        </Card>
        {answer.data && (
          <>
            {(answer.data.calendarProvider ?? answer.data.calendarConnection) && (
              <OwnCalendarCard
                connection={answer.data.calendarConnection}
                onChanged={() => answer.refetch?.()}
              />
            )}
            <FollowedCalendars calendars={answer.data.followedCalendars} />
            <FeedCard feed={answer.data.calendarFeed} onChanged={() => answer.refetch?.()} />
          </>
        )}
      </div>
      {opened && (
        <EntryDetails
          entry={opened}
          onClose={() => setOpened(null)}
          actions={
            opened.eventId && (
              <Suspense fallback={null}>
                <EventActions
                  entry={opened}
                  onClose={() => setOpened(null)}
                  onChanged={() => answer.refetch?.()}
                />
              </Suspense>
            )
          }
        />
      )}
    </Page>
  );
}

/** Whose times these are. */
function Zones({ timeZone }: { timeZone: string }) {
  const { zone, own } = useZoneNames(timeZone, readerZone());
  return (
    <p className={styles['foot']}>
      {zone === own ? (
        <Text id="timesAtCampus" values={{ zone }} />
      ) : (
        <Text id="timesAtCampusAndOwn" values={{ zone, own }} />
      )}
    </p>
  );
}
