import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '#apps/server/schema.ts';

/** The printed schema: the contract between server and screens, committed so that a change of it is seen. */
export async function generateSchema(): Promise<[path: string, text: string][]> {
  return [['schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`]];
}
