// npm run seed -- --scale 10: fills an empty database with the demo college by hand.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { ConfigProblem, readConfig, type Config } from '#kit/config/config.ts';
import { openSecrets } from '#kit/config/secrets.ts';
import { hashPassword } from '#slices/sign-in/server/public.ts';
import { systemClock } from './clock.ts';
import { holdDataDir } from './data-dir-lock.ts';
import { openCollege } from './database.ts';
import { DEMO_PASSWORD } from './demo/accounts.ts';
import { seedDemo } from './demo/seed-demo.ts';

const LARGEST_SCALE = 999;

const COUNTED = {
  regions: 'region',
  groups: 'student_group',
  people: 'person',
  memberships: 'group_member',
  documents: 'document',
} as const;

function readScale(args: string[]): number {
  const scale = Number(scaleOption(args));
  if (Number.isInteger(scale) && scale >= 1 && scale <= LARGEST_SCALE) return scale;
  throw new ConfigProblem(`--scale must be a whole number from 1 to ${LARGEST_SCALE}.`);
}

function scaleOption(args: string[]): string {
  try {
    return parseArgs({ args, options: { scale: { type: 'string', default: '1' } } }).values.scale;
  } catch (error) {
    throw new ConfigProblem(`${(error as Error).message}.`, { cause: error });
  }
}

async function seed(config: Config, scale: number): Promise<string> {
  const { ownerPool, stop } = await openCollege({ ...config, seed: { kind: 'empty' } }, (error) =>
    console.error(error.message),
  );
  try {
    const started = performance.now();
    const digest = createHash('sha256').update(DEMO_PASSWORD).digest('hex');
    const passwordHash = await hashPassword(openSecrets(config), digest);
    if (!(await seedDemo(ownerPool, { scale, now: systemClock(), passwordHash }))) {
      throw new ConfigProblem('The database has people in it already: only an empty one can be seeded.');
    }
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    return `Made ${await countMade(ownerPool)} in ${seconds} s.`;
  } finally {
    await stop();
  }
}

async function countMade(pool: Pool): Promise<string> {
  const counts = Object.entries(COUNTED).map(async ([name, table]) => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
    return `${(rows[0]?.count ?? 0).toLocaleString('en')} ${name}`;
  });
  return new Intl.ListFormat('en').format(await Promise.all(counts));
}

async function main(args: string[]): Promise<void> {
  const scale = readScale(args);
  const config = readConfig(process.env);
  const release = config.databaseUrl ? null : await holdDataDir(config.dataDir);
  try {
    console.log(await seed(config, scale));
  } finally {
    await release?.();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof ConfigProblem ? error.message : error);
  process.exitCode = 1;
}
