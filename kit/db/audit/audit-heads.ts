import type { ObjectStore } from '#kit/files/object-store.ts';

/** The last link of the audit log's chain at some moment. */
export interface ChainHead {
  position: string;
  hash: string;
}

const FOLDER = 'audit-heads/';

/** Stores a head outside the database: write access to one is not write access to the other. */
export async function keepHead(store: ObjectStore, head: ChainHead, now: Date): Promise<void> {
  const name = now.toISOString().replaceAll(/[-:.]/g, '');
  await store.put(`${FOLDER}${name}.json`, Buffer.from(JSON.stringify(head)), {
    contentType: 'application/json',
  });
}

/** The head put away last, or null when none has been yet. */
export async function lastKeptHead(store: ObjectStore): Promise<ChainHead | null> {
  const keys: string[] = [];
  for await (const { key } of store.list(FOLDER)) keys.push(key);
  const last = keys.toSorted().at(-1);
  if (last === undefined) return null;
  const { body } = await store.get(last);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ChainHead;
}
