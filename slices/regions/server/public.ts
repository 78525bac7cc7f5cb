export { findRegions, type RegionRecord } from './region.queries.ts';
export { Region, type RegionSummary } from './regions.graphql.ts';
