import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { sum } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { can } from '../rules/permissions.ts';
import { suggest, type Suggestion } from '../rules/suggest.ts';
import { findLines, listPending, type LineRecord } from './bank-line.queries.ts';
import { listCandidates, type FoundCandidate } from './candidate.queries.ts';

export type FoundMatch = Suggestion & FoundCandidate & { currency: Currency };

/** What lines that wait may pay, as far as the caller may book it. */
export async function suggestFor(
  db: Db | Tx,
  ctx: Context,
  lines: readonly LineRecord[],
  { isWide }: { isWide: boolean },
): Promise<FoundMatch[]> {
  const waiting = lines.filter(({ status }) => status === 'PENDING');
  if (waiting.length === 0) return [];
  const actor = actorOf(ctx);
  const all = Map.groupBy(await listCandidates(db, waiting, { isWide }), ({ lineId }) => lineId);
  return waiting.flatMap((line) => {
    const { regionId, currency } = line;
    const candidates =
      all.get(line.id)?.filter(({ personId }) => can.keep(actor, { personId, regionId })) ?? [];
    return suggest(line, candidates).flatMap((suggestion) => {
      const candidate = candidates.find(({ invoiceId }) => invoiceId === suggestion.invoiceId);
      return candidate ? [{ ...candidate, ...suggestion, currency }] : [];
    });
  });
}

export const suggestForLines = async (ctx: Context, lineIds: readonly string[]): Promise<FoundMatch[]> =>
  suggestFor(ctx.db, ctx, await findLines(ctx.db, lineIds), { isWide: true });

export interface SureMatch {
  lineId: string;
  invoiceId: string;
  amount: MinorUnits;
  currency: Currency;
}

/** The invoice of each line, where there is no doubt; no invoice twice. */
export async function findSure(
  db: Db | Tx,
  ctx: Context,
  lines: readonly LineRecord[],
): Promise<SureMatch[]> {
  const taken = new Set<string>();
  const found = await suggestFor(db, ctx, lines, { isWide: false });
  return found.flatMap(({ lineId, invoiceId, isSure, currency, balance: amount }) => {
    if (!isSure || taken.has(invoiceId)) return [];
    taken.add(invoiceId);
    return [{ lineId, invoiceId, amount, currency }];
  });
}

export interface SureMatches {
  fileId: string;
  matches: SureMatch[];
  totals: { currency: Currency; amount: MinorUnits; count: number }[];
}

/** More than these are confirmed in several dialogs: what was read so long ago may have changed. */
export const MAX_SURE = 500;

export async function readSure(ctx: Context, fileId: string): Promise<SureMatches> {
  const actor = actorOf(ctx);
  const waiting = await listPending(ctx.db, fileId);
  const mine = waiting.filter((line) => can.oversee(actor, line));
  const matches = (await findSure(ctx.db, ctx, mine)).slice(0, MAX_SURE);
  const totals = [...Map.groupBy(matches, ({ currency }) => currency.value).values()].flatMap((some) =>
    some[0]
      ? [{ currency: some[0].currency, amount: sum(some.map(({ amount }) => amount)), count: some.length }]
      : [],
  );
  return { fileId, matches, totals };
}
