import { useQuery } from '#kit/client/query/use-query.ts';
import type { ProfileSlot } from '#slices/sign-in/web/api.ts';
import { ownCalendar } from './calendar.graphql.generated.ts';
import { OwnCalendarCard } from './own-calendar-card.tsx';

export const slots: ProfileSlot[] = [{ id: 'calendar', as: 'card', render: () => <OwnCalendarInProfile /> }];

/** Where one looks for what one has connected (HOLE-70). A college without such calendars has no card. */
function OwnCalendarInProfile() {
  const { data, refetch } = useQuery(ownCalendar, {});
  if (!data || !(data.calendarProvider ?? data.calendarConnection)) return null;
  return <OwnCalendarCard connection={data.calendarConnection} onChanged={() => refetch?.()} />;
}
