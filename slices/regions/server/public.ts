export { findRegions, isCurrency } from './region.queries.ts';
export { Region } from './regions.graphql.ts';
