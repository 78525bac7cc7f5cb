export { regionById } from './loaders.ts';
export { isCurrency, isOpenRegion } from './region.queries.ts';
export { Region } from './regions.graphql.ts';
