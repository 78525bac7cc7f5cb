import type { OnePersonFragment } from './person.graphql.generated.ts';

/** Whether this is an account of somebody who has another one now. */
export const isMerged = ({ _id, accountId }: Pick<OnePersonFragment, '_id' | 'accountId'>): boolean =>
  accountId !== null && accountId !== _id;
