import { loaderById } from '#kit/graphql/loader.ts';
import { findRegions } from './region.queries.ts';

export const regionById = loaderById((ctx, ids) => findRegions(ctx.db, ids));
