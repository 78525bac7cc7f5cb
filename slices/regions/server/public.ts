export { regionById } from './loaders.ts';
export { isCurrency } from './region.queries.ts';
export { Region } from './regions.graphql.ts';
