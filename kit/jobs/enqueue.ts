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
  await sql`select app.enqueue(${job.name}, ${JSON.stringify(payload)}::json, ${key ?? null}, ${runAt ?? null}, ${job.mostTries ?? 10})`.execute(
    tx,
  );
}
