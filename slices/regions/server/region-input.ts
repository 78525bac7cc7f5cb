import type { Tx } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import {
  checkRegion,
  REGION_LINE_MAX,
  type RegionType,
  type RegionValues,
  type Zone,
} from '../rules/region.ts';
import { isCurrency } from './region.queries.ts';

type Text = string | null | undefined;

export interface RegionInputShape {
  name: string;
  description?: Text;
  phone?: Text;
  addressLine1?: Text;
  addressLine2?: Text;
  addressCity?: Text;
  addressState?: Text;
  addressPostcode?: Text;
  addressCountry?: Text;
  zone: Zone;
  timeZone: string;
  currency: string;
  type: RegionType;
  cardPaymentsEnabled?: boolean | null | undefined;
}

const trimmed = (text: Text): string => (text ?? '').trim();

/** What a form says about a region, without blanks around it, or its refusal. */
export function parseRegion(input: RegionInputShape): RegionValues {
  const parsed = {
    name: trimmed(input.name),
    description: trimmed(input.description),
    phone: trimmed(input.phone),
    addressLine1: trimmed(input.addressLine1),
    addressLine2: trimmed(input.addressLine2),
    addressCity: trimmed(input.addressCity),
    addressState: trimmed(input.addressState),
    addressPostcode: trimmed(input.addressPostcode),
    addressCountry: trimmed(input.addressCountry),
    zone: input.zone,
    timeZone: input.timeZone,
    currency: input.currency,
    type: input.type,
    cardPaymentsEnabled: input.cardPaymentsEnabled ?? false,
  };
  const problem = checkRegion(parsed);
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { max: REGION_LINE_MAX });
  return parsed;
}

export async function refuseUnknownCurrency(tx: Tx, { currency }: RegionValues): Promise<void> {
  if (!(await isCurrency(tx, currency))) throw new RuleError('currencyUnknown');
}
