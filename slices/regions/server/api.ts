export { findRegionBySlug, isCurrency, isOpenRegion, regionById } from './region.queries.ts';
export { Region } from './regions.graphql.ts';
