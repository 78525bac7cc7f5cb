/** @public for the slices above: what others see of the ministries of these people. */
export { findShownOf, type MinistryOfPerson } from './shown.queries.ts';
export { registryDb } from './registry.graphql.ts';
