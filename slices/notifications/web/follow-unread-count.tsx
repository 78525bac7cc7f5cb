import { useEffect, useEffectEvent } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { pollUnread } from './poll-unread.ts';
import { noteUnreadCount, onUnreadCount } from './unread-count.ts';
import { unreadNotifications } from './unread.graphql.generated.ts';

/** Asks, and says whether there was an answer. */
async function askForCount(): Promise<boolean> {
  try {
    const { unreadNotifications: count } = await call(unreadNotifications, {});
    if (count !== null) noteUnreadCount(count);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the count on the bell true. A page that is opened has asked for it with who is signed in. */
export function FollowUnreadCount() {
  const { data, refetch } = useQuery(unreadNotifications, {});
  const count = data?.unreadNotifications;
  const askAgain = useEffectEvent(() => refetch?.());
  useEffect(
    function showIt() {
      if (typeof count === 'number') noteUnreadCount(count);
      // It was asked for before anybody had signed in.
      if (count === null) askAgain();
    },
    [count],
  );
  useEffect(function askFromTimeToTime() {
    const polling = pollUnread(askForCount);
    const stopListening = onUnreadCount(() => polling.heard());
    return () => {
      stopListening();
      polling.stop();
    };
  }, []);
  return null;
}
