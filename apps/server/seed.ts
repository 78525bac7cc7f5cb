// SEED=demo:10 npm run seed, or npm run seed -- --scale 10: fills an empty database with the demo college by hand.
import type { Pool } from 'pg';
import { ConfigProblem, readConfig, type Config } from '#kit/config/config.ts';
import { readScale } from './demo/read-scale.ts';
import { holdDataDir } from './start/data-dir-lock.ts';
import { openCollege } from './database.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { startProblem } from './start/start-problem.ts';

const COUNTED = {
  regions: 'region',
  groups: 'student_group',
  people: 'person',
  memberships: 'group_member',
  documents: 'document',
} as const;

async function seed(config: Config, scale: number): Promise<string> {
  const { ownerPool, url, stop } = await openCollege(
    { ...config, seed: { kind: 'empty' } },
    {
      onPoolError: (error) => console.error(error.message),
      onPostgresNews: ({ kind }) => kind === 'ended' && console.error('The database has ended.'),
    },
  );
  try {
    const started = performance.now();
    if (!(await fillDemo(config, url, scale))) {
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

async function main(args: string[], config: Config): Promise<void> {
  const scale = readScale(args, config);
  const release = config.databaseUrl ? null : await holdDataDir(config.dataDir);
  try {
    console.log(await seed(config, scale));
  } finally {
    await release?.();
  }
}

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await main(process.argv.slice(2), config);
} catch (error) {
  const isKnown = error instanceof ConfigProblem;
  console.error(isKnown ? error.message : ((config && startProblem(error, config)) ?? error));
  process.exitCode = 1;
}
