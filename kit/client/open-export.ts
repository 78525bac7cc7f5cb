import { call } from './call/call.ts';
import { openExport as document } from './open-export.graphql.generated.ts';

/** Tells the server that a list, narrowed in this way, is about to be saved as a file; refused when that is too often. */
export const openExport = (list: string, filter: object, signal: AbortSignal): Promise<unknown> =>
  call(document, { list, filter: JSON.stringify(filter) }, { signal });
