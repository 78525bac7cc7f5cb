import type { Pool } from 'pg';
import { ConfigProblem } from '#kit/config/config.ts';

/** How many connections one process may hold: as itself for requests, and to find out who is calling. */
export interface ConnectionShare {
  app: number;
  identity: number;
}

/** More would only wait: two cores keep about ten connections busy, and the identity read is short. */
const MAX_EACH = 10;
export const FULL_SHARE: ConnectionShare = { app: MAX_EACH, identity: MAX_EACH };
const FEWEST_EACH = 2;

/** The owner's connections: few, for jobs and migrations. */
export const OWNER_CONNECTIONS = 6;

/** One more for each process, over which a monitor's question is answered however busy the others are (/healthz). */
export const HEALTH_CONNECTIONS = 1;

/** Left for operators, for backups and for processes that are just starting. */
const LEFT_FREE = 10;

/**
 * Shares the database's connections among the processes of a server. Without it, many cores would ask for more than
 * there are, and requests would fail in the busiest hour of all.
 */
export function shareConnections(allowed: number, workers: number): ConnectionShare {
  // Several processes answer requests and one more runs the jobs; it and the one that began them have the owner's too.
  const processes = workers === 1 ? 1 : workers + 1;
  const owners = (workers === 1 ? 1 : 2) * OWNER_CONNECTIONS;
  const each = Math.floor(((allowed - LEFT_FREE - owners) / processes - HEALTH_CONNECTIONS) / 2);
  if (each < FEWEST_EACH) {
    const needed = LEFT_FREE + owners + processes * (FEWEST_EACH * 2 + HEALTH_CONNECTIONS);
    throw new ConfigProblem(
      `WORKERS=${workers} needs ${needed} database connections and there are ${allowed}: raise max_connections or set fewer WORKERS.`,
    );
  }
  const size = Math.min(MAX_EACH, each);
  return { app: size, identity: size };
}

/** As many connections as the database keeps for nobody in particular. */
export async function allowedConnections(ownerPool: Pool): Promise<number> {
  const { rows } = await ownerPool.query<{ allowed: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
       - current_setting('reserved_connections')::int as allowed`,
  );
  return rows[0]?.allowed ?? 0;
}
