import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import {
  markNotificationsRead,
  type ListedNotificationFragment,
  type NotificationsQuery,
} from './notifications.graphql.generated.ts';
import { noteUnreadCount, useUnreadCount } from './unread-count.ts';

/**
 * Reads what the list shows: the counter starts again once it is on the screen, and what comes while it is open is fetched
 * and read as well. Tells what was new on this visit.
 */
export function useReading({
  data,
  refetch,
}: Answer<NotificationsQuery>): (row: Pick<ListedNotificationFragment, 'readAt'>) => boolean {
  const [readAt, setReadAt] = useState<ReadonlySet<string>>(new Set());
  const hasNews = useUnreadCount() > 0;
  const isShown = Boolean(data);
  const hasRead = useRef(false);

  const readIt = useEffectEvent(() => {
    if (hasRead.current && !hasNews) return;
    // What was counted since is not in the list yet.
    if (hasRead.current) refetch?.();
    hasRead.current = true;
    markRead().then(
      (at) => at && setReadAt((before) => new Set([...before, at])),
      () => undefined, // They stay unread, and the next visit reads them.
    );
  });

  useEffect(
    function readWhatIsShown() {
      if (isShown) readIt();
    },
    [isShown, hasNews],
  );
  return (row) => !row.readAt || readAt.has(row.readAt);
}

/** Answers when they were read. */
async function markRead(): Promise<string | null> {
  const { markNotificationsRead: reader } = await call(markNotificationsRead, {});
  noteUnreadCount(reader?.unreadNotifications ?? 0);
  return reader?.notificationsLastRead ?? null;
}
