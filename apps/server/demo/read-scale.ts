import { parseArgs } from 'node:util';
import { ConfigProblem, type Config } from '#kit/config/config.ts';

const MAX_SCALE = 999;

/** As the command says it, else as SEED does, else the usual thousand people. */
export function readScale(args: string[], config: Pick<Config, 'seed'>): number {
  const inSeed = config.seed.kind === 'demo' ? config.seed.scale : 1;
  const scale = Number(scaleOption(args) ?? inSeed);
  if (Number.isInteger(scale) && scale >= 1 && scale <= MAX_SCALE) return scale;
  throw new ConfigProblem(`--scale must be a whole number from 1 to ${MAX_SCALE}.`);
}

function scaleOption(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { scale: { type: 'string' } } }).values.scale;
  } catch (error) {
    throw new ConfigProblem(`${(error as Error).message}.`, { cause: error });
  }
}
