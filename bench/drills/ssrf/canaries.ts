import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens where nobody has any business to call, and counts who does all the same. */
export interface Canaries {
  /** The port on 127.0.0.1, where `/redirect` leads on to another redirect and that to the metadata service. */
  port4: number;
  /** The port on ::1. */
  port6: number;
  /** How many connections were opened so far, whether or not anything was asked for. */
  connections(): number;
  stop(): Promise<void>;
}

const REDIRECTS: Readonly<Record<string, string>> = {
  '/redirect': '/redirect-again',
  '/redirect-again': 'http://169.254.169.254/latest/meta-data/',
};

export async function startCanaries(): Promise<Canaries> {
  let connections = 0;
  const open = async (host: string): Promise<Server> => {
    const server = createServer((request, response) => {
      const location = REDIRECTS[request.url ?? ''];
      response.writeHead(location ? 302 : 200, { connection: 'close', ...(location && { location }) }).end();
    });
    server.on('connection', () => connections++);
    server.listen(0, host);
    await once(server, 'listening');
    return server;
  };
  const servers = [await open('127.0.0.1'), await open('::1')] as const;
  const [port4, port6] = servers.map((server) => (server.address() as AddressInfo).port) as [number, number];
  return {
    port4,
    port6,
    connections: () => connections,
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}
