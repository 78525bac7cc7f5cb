import type { Ground } from './ground.ts';
import type { Variables } from './slice-matrix.ts';

/** Who looks first where ids lead: one may read nearly everything, the other is met by everything that is one's own. */
export const SCOUTS: ReadonlySet<string | undefined> = new Set(['super', 'student']);

/**
 * Which kinds of ids lead anywhere in which query. To most queries the ids of most records mean nothing; where an id of a
 * kind led the scouts to nothing at all, the others need not try it.
 */
export class Trails {
  readonly #ground: Ground;
  readonly #leading = new Map<string, boolean>();

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  note(field: string, variables: Variables, value: unknown): void {
    const way = this.#way(field, variables);
    this.#leading.set(way, this.#leading.get(way) === true || !isNothing(value));
  }

  /** Whether these variables led somebody to something, or were never tried. */
  mayLead(field: string, variables: Variables): boolean {
    return this.#leading.get(this.#way(field, variables)) !== false;
  }

  /** The question with the kinds of its ids in their places. */
  #way(field: string, variables: Variables): string {
    const kindOf = (_: string, value: unknown): unknown => this.#ground.find(value)?.record.name ?? value;
    return `${field} ${JSON.stringify(variables, kindOf)}`;
  }
}

/** What tells nothing: neither a word, nor that there is one or more of anything. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).every((inner) => isNothing(inner));
  return value === null || value === 0 || value === false;
}
