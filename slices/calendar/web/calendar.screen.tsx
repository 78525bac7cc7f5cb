import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { universalMidnight } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { todayIn } from '#kit/ui/date/reader-today.ts';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { CalendarDays } from './calendar-days.tsx';
import { calendarOfDays } from './calendar.graphql.generated.ts';
import { scrollToDay } from './day-list.tsx';
import { EntryDetails } from './entry-details.tsx';
import { FeedCard } from './feed-card.tsx';
import { FollowedCalendars } from './followed-calendars.tsx';
import styles from './calendar-page.module.css';
import { OwnCalendarCard } from './own-calendar-card.tsx';
import type { PlacedEntry } from './placed-entry.ts';
import { useShownDays } from './use-shown-days.ts';

const EventActions = lazy(async () => ({
  default: (await import('./office/event-actions.tsx')).EventActions,
}));

/** Those who keep events for a campus, a group or everybody. */
const KEEPERS: readonly string[] = ['manager', 'admin', 'superadmin'];

/** What happens when, and where it comes from. */
export function CalendarScreen() {
  const text = useText();
  const { formatDate, formatDateTimeRange } = useIntl();
  const { roles } = useSignedInUser();
  const [opened, setOpened] = useState<PlacedEntry | null>(null);
  const { view, day, weeks, from, to, go, turn } = useShownDays();
  const answer = useQuery(calendarOfDays, { from, to });
  const today = todayIn(answer.data?.calendar.timeZone);
  const refetch = (): void => answer.refetch?.();

  function showToday(): void {
    go(today);
    scrollToDay(today);
  }
  useShortcuts([
    { keys: 'arrowleft', label: 'earlierDays', group: 'thisScreen', run: () => turn(-1) },
    { keys: 'arrowright', label: 'laterDays', group: 'thisScreen', run: () => turn(1) },
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
              <IconButton icon="chevronLeft" label={text('earlierDays')} onClick={() => turn(-1)} />
              <IconButton icon="chevronRight" label={text('laterDays')} onClick={() => turn(1)} />
            </span>
          </header>
          <DataView answer={answer} waiting={<Skeleton shape="rows" count={6} />} isEmpty={() => false}>
            {({ calendar }) => (
              <CalendarDays calendar={calendar} weeks={weeks} day={day} today={today} onOpen={setOpened} />
            )}
          </DataView>
        </Card>
        {answer.data && (
          <>
            {(answer.data.calendarProvider ?? answer.data.calendarConnection) && (
              <OwnCalendarCard connection={answer.data.calendarConnection} onChanged={refetch} />
            )}
            <FollowedCalendars calendars={answer.data.followedCalendars} />
            <FeedCard feed={answer.data.calendarFeed} onChanged={refetch} />
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
                <EventActions entry={opened} onClose={() => setOpened(null)} onChanged={refetch} />
              </Suspense>
            )
          }
        />
      )}
    </Page>
  );
}
