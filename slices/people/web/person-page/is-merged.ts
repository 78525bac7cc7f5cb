import type { OnePersonFragment } from './person.graphql.generated.ts';

export const isMerged = ({ _id, accountId }: Pick<OnePersonFragment, '_id' | 'accountId'>): boolean =>
  accountId !== null && accountId !== _id;
