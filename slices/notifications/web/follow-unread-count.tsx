import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { noteUnreadCount } from './unread-count.ts';
import { unreadNotifications } from './unread.graphql.generated.ts';

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
  return null;
}
