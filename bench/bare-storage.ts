import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * What a storage does at least: writes what it gets to the disk and says so once it is safe there. A process of its
 * own, as our server is.
 */
const [folder = ''] = process.argv.slice(2);
const server = createServer((incoming, answer) => {
  void pipeline(incoming, createWriteStream(join(folder, 'received'), { flush: true })).then(() =>
    answer.end(),
  );
});
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
