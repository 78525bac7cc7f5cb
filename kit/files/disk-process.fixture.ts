import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { diskRoutes } from './disk-routes.ts';
import { openDiskStore } from './disk-store.ts';
import type { ExpectedPart, UploadRef } from './object-store.ts';

/** A server with a disk store in a process of its own, which tests may measure and kill. */
const [directory = '', signingKey = ''] = process.argv.slice(2);
const store = await openDiskStore({
  directory,
  signingKeys: [Buffer.from(signingKey, 'hex')],
  publicOrigin: '',
});
const app = fastify();
await app.register(diskRoutes, { store });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

type Upload = UploadRef & { expectedParts: ExpectedPart[] };
export type Order = { put: string } | { putForever: string } | { complete: Upload } | { peakRss: true };

async function carryOut(order: Order): Promise<object> {
  if ('put' in order) {
    await store.put(order.put, Buffer.from('acknowledged'), { contentType: 'text/plain' });
    return { stored: order.put };
  }
  if ('putForever' in order) {
    await store.put(order.putForever, Readable.from(endless()), { contentType: 'text/plain' });
    throw new Error('This put never ends.');
  }
  if ('complete' in order) return store.completeUpload(order.complete);
  return { peakRssBytes: process.resourceUsage().maxRSS * 1024 };
}

process.on('message', (order: Order) => {
  void carryOut(order).then((answer) => process.send?.(answer));
});
// Nobody is left to answer when the test has ended, however it ended.
process.on('disconnect', () => process.exit());
process.send?.({ origin });

async function* endless() {
  for (;;) {
    yield Buffer.alloc(65_536, 'x');
    await wait(1);
  }
}
