import { createServer, type IncomingMessage } from 'node:http';
import type { Pool } from 'pg';

/** Answers over bare node:http at the port that bench/ceilings/start-ceiling.ts has named, until it is told to stop. */
export function serveCeiling(pool: Pool, answer: (request: IncomingMessage) => Promise<string>): void {
  const server = createServer((request, response) => {
    answer(request).then(
      (body) => {
        const length = Buffer.byteLength(body);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(body);
      },
      (error: unknown) => {
        response.writeHead(500).end(String(error));
      },
    );
  });
  server.listen(Number(process.env['CEILING_PORT']), '127.0.0.1', () => console.log('ready'));
  process.on('SIGTERM', () => {
    server.close();
    void pool.end().then(() => process.exit(0));
  });
}
