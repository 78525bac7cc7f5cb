import { whenRefusedFor } from '../call/remedies.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * A server takes only the queries of its own build. A page that was opened before sends others, and is led to
 * the new one, with what they have typed. Where even the code for that is gone, the server is newer.
 */
export function startAgainWhenServerIsNewer(): void {
  whenRefusedFor('requestNotUnderstood', () =>
    import('./newer-server.ts').then(({ startAgainIfNewer }) => startAgainIfNewer(), reloadOnce),
  );
}
