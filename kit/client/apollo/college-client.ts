import { ApolloClient, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { persistSoon, readPersistedCache } from '../persisted-cache.ts';
import { callLink } from './call-link.ts';
import { persistable, type Kept } from './persistable.ts';

/** Ids are called _id here; without this Apollo would look for id and keep every copy of a thing apart. */
const identify = ({ __typename, _id }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof __typename === 'string' && typeof _id === 'string' ? `${__typename}:${_id}` : undefined;

class PersistedCache extends InMemoryCache {
  onChange: () => void = () => {};

  protected override broadcastWatches(...args: Parameters<InMemoryCache['broadcastWatches']>): void {
    super.broadcastWatches(...args);
    this.onChange();
  }
}

/** The client of the signed-in area: it shows what it remembers of this person's last visit while it asks again. */
export function collegeClient(userId: string, kept: Kept): ApolloClient {
  const cache = new PersistedCache({ dataIdFromObject: identify });
  const remembered = readPersistedCache(userId);
  if (remembered) cache.restore(remembered as NormalizedCacheObject);
  cache.onChange = () => persistSoon(userId, () => persistable(cache.extract(), kept));
  return new ApolloClient({ link: callLink(), cache, assumeImmutableResults: true });
}
