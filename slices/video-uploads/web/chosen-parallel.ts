import { storedChoices } from '#kit/client/storage/stored-choices.ts';
import { DEFAULT_PARALLEL, isParallel } from '../rules/parallel.ts';

/** How many parts this browser sends at once: it depends on the line, not on the person. */
export const chosenParallel = storedChoices(
  'parallelUploads',
  { count: DEFAULT_PARALLEL },
  { count: isParallel },
);
