import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import type { Job } from './define-job.ts';

export interface EnqueueOptions {
  /** Work with the same key is queued once: a second request replaces the first. */
  key?: string;
  runAt?: Date;
}

/** Asks for work in the transaction that makes it necessary: both are stored or neither is. */
export async function enqueue<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payload: Payload,
  { key, runAt }: EnqueueOptions = {},
): Promise<void> {
  await sql`select app.enqueue(${job.name}, ${JSON.stringify(payload)}::json, ${key ?? null}, ${runAt ?? null}, ${job.maxTries ?? 10})`.execute(
    tx,
  );
}

/** Asks for many pieces of the same work by one statement. */
export async function enqueueAll<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  const texts = payloads.map((payload) => JSON.stringify(payload));
  await sql`select app.enqueue(${job.name}, payload, null, null, ${job.maxTries ?? 10}) from unnest(${texts}::json[]) as payload`.execute(
    tx,
  );
}
