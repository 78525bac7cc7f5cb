import type { GroupInvoicePlanQueryVariables } from './group-invoicing.graphql.generated.ts';

/** Who is to be charged, what for and until when. */
export type Order = GroupInvoicePlanQueryVariables['order'];
