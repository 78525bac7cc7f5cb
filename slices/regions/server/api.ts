export { regionById } from './loaders.ts';
export { findRegionBySlug, isCurrency, isOpenRegion } from './region.queries.ts';
export { Region } from './regions.graphql.ts';
