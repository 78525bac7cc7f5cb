import { seededRandom } from '#kit/demo/random.ts';
import type { Dice } from '../../rules/testing/listing-history.ts';

export interface Drawing {
  seed: string;
  histories: number;
  /** In each history. */
  acts: number;
}

const MAX_DRAWN = 9_239;

/** Numbers for histories: the same for the same seed, each history by itself. */
export const drawHistories = ({ seed, histories, acts }: Drawing): Dice[][] =>
  Array.from({ length: histories }, (_, index) => {
    const random = seededRandom(`${seed}/${index}`);
    const die = () => random.int(0, MAX_DRAWN);
    return Array.from({ length: acts }, (): Dice => [die(), die(), die(), die()]);
  });
