import type { Context } from '#kit/graphql/context.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { findPlaceNames } from './audience.queries.ts';

export interface Place {
  id: string;
  name: string;
  regionName: string | null;
}

const placeById = loaderById((ctx, ids) =>
  findPlaceNames(ctx.unscoped('names of places beside posts the caller reads or keeps'), ids),
);

/** Campuses and groups, in the order of their names. */
export async function placesOf(ctx: Context, ids: readonly string[]): Promise<Place[]> {
  const places = await Promise.all(ids.map((id) => placeById(ctx).load(id)));
  return places.filter((place) => place !== null).toSorted((a, b) => a.name.localeCompare(b.name));
}
