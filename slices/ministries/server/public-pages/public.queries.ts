import type { Db } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { Place } from '#kit/world-map/projection.ts';
import { shownMinistries, type MinistryFilter } from '../shown.queries.ts';

export const publicDb = (ctx: Context): Db => ctx.unscoped('the public pages of ministries');

/** More dots would cover each other. */
const MAX_PLACES = 400;

/** Where the ministries of a filter are, each place once. */
export const publicPlaces = (db: Db, filter: MinistryFilter): Promise<Place[]> =>
  shownMinistries(db, filter)
    .where('s.latitude', 'is not', null)
    .select(['s.latitude', 's.longitude'])
    .distinct()
    .orderBy('s.latitude')
    .orderBy('s.longitude')
    .limit(MAX_PLACES)
    .$castTo<Place>()
    .execute();

/** As many as a map of the site may name (sitemaps.org). */
const MAX_IN_SITEMAP = 50_000;

export const publicListings = (db: Db): Promise<{ id: string; name: string; approvedAt: Date | null }[]> =>
  shownMinistries(db, { isPublic: true })
    .select(['s.id', 's.name', 's.approvedAt'])
    .orderBy('s.id')
    .limit(MAX_IN_SITEMAP)
    .$castTo<{ id: string; name: string; approvedAt: Date | null }>()
    .execute();
