import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import type { Job } from '#kit/jobs/define-job.ts';
import type { Download, WrittenDownload } from './download.ts';
import type { Feed } from './feed.ts';
import type { PublicPage } from './public-page.ts';

/**
 * What a slice offers to the server, in its `server/slice.ts`. Its part of the API is there by being imported; the rest is
 * listed. `npm run gen` puts the slices in their order (apps/server/slices.generated.ts).
 */
export interface ServerSlice {
  jobs?: readonly Job<never>[];
  downloads?: readonly Download[];
  writtenDownloads?: readonly WrittenDownload[];
  feeds?: readonly Feed[];
  publicPages?: readonly PublicPage[];
  /** Addresses of pages on which cards are typed, as in `web/slice.ts`: only they may hold what the processor loads. */
  cardPages?: readonly string[];
  /** How often something may be tried. Counts are told apart by name, so no two have the same. */
  rates?: readonly RateRule[];
}
