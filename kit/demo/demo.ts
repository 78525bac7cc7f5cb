import type { PoolClient } from 'pg';
import type { Day } from '#kit/calendar/day.ts';
import type { Random } from './random.ts';

/** What every part of the demo college is made with. */
export interface Demo {
  /** The owner's connection, inside the one transaction that makes the whole college. */
  client: PoolClient;
  random: Random;
  today: Day;
  now: Date;
  /** 1 is a college of about a thousand people. */
  scale: number;
  /** The stored form of the password that all accounts of the demo college share. */
  passwordHash: string;
}
