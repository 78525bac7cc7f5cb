import type { CardSetup } from '#kit/cards/card-processor.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { nextCheckAt } from '../../rules/card-payments.ts';
import { notFound } from '../keep-books.ts';
import { inPageTime } from './in-page-time.ts';
import { keepCard, removeCard } from './keep-card.ts';
import { customerOf, processorOf, settlingOf } from './pay-by-card.ts';
import {
  changeSetup,
  findCurrentCard,
  findSetup,
  insertSetup,
  lockSetup,
  type CardSetupRecord,
  type SavedCardRecord,
} from './saved-card.queries.ts';
import type { Settling } from './settle-payment.ts';

/** How far the saving of a card has come, and the secret by which its owner goes on with it in the browser. */
export interface SetupStep {
  setup: CardSetupRecord;
  clientSecret: string | null;
}

/** Begins to save a card without a payment, or goes on with what was begun under this id. */
export async function beginCardSetup(ctx: Context, id: string): Promise<SetupStep> {
  const cards = processorOf(ctx);
  const { kind: processor } = cards;
  const setup = await transaction(ctx.db, (tx) => storeSetup(tx, ctx, { id, processor }));
  if (setup.closedAt !== null || setup.processor !== processor) return { setup, clientSecret: null };
  const begun = await inPageTime(setup.processorRef === null ? begin() : cards.readSetup(setup.processorRef));
  const settled = await settleSetup(settlingOf(ctx), id, begun);
  return { setup: settled, clientSecret: settled.closedAt === null ? begun.clientSecret : null };

  async function begin(): Promise<CardSetup> {
    const customer = await customerOf(ctx, cards);
    await changeSetup(ctx.db, id, { customerRef: customer });
    return cards.beginCardSetup({ key: setup.key, customer });
  }
}

async function storeSetup(
  tx: Tx,
  ctx: Context,
  { id, processor }: { id: string; processor: 'sandbox' | 'stripe' },
): Promise<CardSetupRecord> {
  const { personId } = actorOf(ctx);
  await lockPerson(tx, personId);
  const known = await findSetup(tx, { id });
  if (known && known.personId !== personId) throw notFound();
  if (known) return known;
  const begunAt = ctx.services.now();
  const next = nextCheckAt({ begunAt }, begunAt);
  await insertSetup(tx, { id, personId, processor, key: `setup:${id}`, begunAt, nextCheckAt: next });
  const setup = await findSetup(tx, { id });
  if (!setup) throw notFound();
  return setup;
}

/** Notes how the saving of a card stands at the processor, and keeps the card once it is saved there. */
export const settleSetup = (
  { db, services, audit }: Settling,
  id: string,
  { ref, card, customer, outcome }: CardSetup,
): Promise<CardSetupRecord> =>
  transaction(db, async (tx) => {
    const known = await findSetup(tx, { id });
    if (known) await lockPerson(tx, known.personId);
    const setup = await lockSetup(tx, id);
    if (!setup) throw new Error(`The saving of a card ${id} is gone.`);
    if (setup.status === 'SUCCEEDED') return setup;
    const now = services.now();
    if (outcome.status === 'succeeded' && card) {
      const { personId, processor } = setup;
      await changeSetup(tx, id, {
        processorRef: ref,
        status: 'SUCCEEDED',
        failure: null,
        nextCheckAt: null,
        closedAt: now,
      });
      await keepCard(tx, { services, audit }, { personId, processor, customerRef: customer, card });
    } else if (setup.closedAt === null)
      await changeSetup(tx, id, {
        processorRef: ref,
        status: outcome.status === 'declined' ? 'FAILED' : 'OPEN',
        failure: outcome.status === 'declined' ? outcome.reason : null,
        nextCheckAt: nextCheckAt(setup, now),
      });
    return (await findSetup(tx, { id })) ?? setup;
  });

/** The card that the caller can pay with again. */
export async function readOwnCard(ctx: Context): Promise<SavedCardRecord | null> {
  const { kind: processor } = ctx.services.cards;
  if (processor === 'none') return null;
  return (await findCurrentCard(ctx.db, { personId: actorOf(ctx).personId, processor })) ?? null;
}

/** Forgets the card of the caller; whether there was one. */
export const removeOwnCard = (ctx: Context): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const { personId } = actorOf(ctx);
    await lockPerson(tx, personId);
    return (await removeCard(tx, ctx, personId)).length > 0;
  });
