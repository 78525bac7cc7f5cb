import { once } from 'node:events';
import { createServer, type AddressInfo, type ListenOptions, type Server } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

/**
 * So many connections may wait to be accepted before the system drops them: a client whose first packet is dropped tries
 * again only after one second, three and seven. The system may have a lower limit of its own.
 */
const BACKLOG = 4_096;

/**
 * Node accepts one connection per socket and turn of its event loop. With one socket, a crowd that comes at once waits
 * for as many turns of a busy loop, and cluster would hand connections over one by one as well.
 */
const SOCKETS = 16;

/** How often a server that stops looks for connections that have become idle. */
const LOOKS_FOR_IDLE_MS = 50;

interface Address {
  host: string;
  port: number;
}

export interface Listening {
  port: number;
  /** Accepts nothing more, lets the requests under way finish and closes the app. */
  close(): Promise<void>;
}

/** Only Linux shares the connections of one port out among its sockets; a port of the system's choice has one socket. */
const canShare = ({ port }: Address): boolean => process.platform === 'linux' && port !== 0;

/** Answers at an address, together with whichever processes of this server listen there too. */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<Listening> {
  const address = { host, port, backlog: BACKLOG };
  if (!canShare(address)) {
    await app.listen(address);
    return { port: (app.server.address() as AddressInfo).port, close: () => closeApp(app) };
  }
  const shared = { ...address, reusePort: true } satisfies ListenOptions & FastifyListenOptions;
  await app.listen(shared);
  const others = await Promise.all(Array.from({ length: SOCKETS - 1 }, () => openSocket(app, shared)));
  return {
    port,
    async close() {
      const closed = others.map((other) => once(other.close(), 'close'));
      await closeApp(app);
      await Promise.all(closed);
    },
  };
}

/**
 * A connection over which an answer was on its way when the server began to stop has nothing more to wait for once the answer is out, and
 * would stay open for more than a minute.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  const looking = setInterval(() => app.server.closeIdleConnections(), LOOKS_FOR_IDLE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(looking);
  }
}

/** One more socket at the address. What it accepts is served like the connections of the app's own. */
async function openSocket(app: FastifyInstance, address: ListenOptions): Promise<Server> {
  const socket = createServer({ allowHalfOpen: true, noDelay: true }, (connection) =>
    app.server.emit('connection', connection),
  );
  await once(socket.listen(address), 'listening');
  return socket;
}

/** Throws EADDRINUSE where another process listens already. Sockets that share a port would also share it with a stranger. */
export async function expectFreePort({ host, port }: Address): Promise<void> {
  const socket = createServer();
  await once(socket.listen({ host, port, exclusive: true }), 'listening');
  await once(socket.close(), 'close');
}
