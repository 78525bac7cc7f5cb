import { readerToday } from '#kit/ui/date/reader-today.ts';
import { policyFor, termOn } from '../../rules/policy.ts';
import type { KeptSchemaFragment } from './schemas.graphql.generated.ts';

/** The parameters of the term that is now, or of a day between terms. */
export function useCountedPolicy({ policies, terms }: KeptSchemaFragment) {
  const today = readerToday();
  return policyFor(policies, { firstDay: termOn(terms, today)?.firstDay ?? today });
}
