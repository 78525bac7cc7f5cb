export { findRegions } from './region.queries.ts';
export { Region } from './regions.graphql.ts';
