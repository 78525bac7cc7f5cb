import type { Db } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';

/** What a job has at hand: the whole college, since nobody in particular asked for it. */
export interface JobTools {
  db: Db;
  services: Services;
  /** How often this very job has been tried before. */
  earlierTries: number;
  /** Long work gives up when the server stops; it is taken up again by another. */
  signal?: AbortSignal;
}

export interface Job<Payload> {
  name: string;
  /** A crontab line (UTC) for work that comes round by itself; its payload is empty then. */
  cron?: string;
  /** After this many tries the job is given up and stays to be looked at. */
  maxTries?: number;
  /** Must come to the same end when it runs twice: a worker may be killed after its work and before it says so. */
  run(payload: Payload, tools: JobTools): Promise<void>;
}

export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;
