import { queryClient } from './query-client.ts';

/**
 * Asks again for every answer to this and waits for it, as before a screen is left for another that shows the same: what is asked for
 * while the one goes and the other comes would be given up. Without an answer the next screen asks by itself.
 */
export async function refreshed({ operationName }: { operationName: string }): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({ queryKey: [operationName] });
  await Promise.allSettled(
    queries.map((query) => {
      void query.cancel({ silent: true });
      return query.fetch();
    }),
  );
}
