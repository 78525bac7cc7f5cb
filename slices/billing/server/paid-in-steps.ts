import { sql, type RawBuilder } from 'kysely';

type Condition = (invoiceId: RawBuilder<unknown>) => RawBuilder<boolean>;

const conditions: Condition[] = [];

/**
 * A slice says how to tell that an invoice is being paid step by step, as was agreed: as long as that goes on it is not late.
 * @public for payment plans.
 */
export const definePaidInSteps = (condition: Condition): void => void conditions.push(condition);

export const isPaidInSteps = (invoiceId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(false ${sql.join(
    conditions.map((condition) => sql`or ${condition(invoiceId)}`),
    sql` `,
  )})`;
