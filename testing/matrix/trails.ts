import type { World } from './world.ts';
import type { TargetName, Variables } from './slice-matrix.ts';

/**
 * Who looks first where ids lead, and where they look: one may read nearly everything, the other is met by everything that
 * is one's own. What leads nowhere there leads nowhere farther off.
 */
export const SCOUTS: ReadonlyMap<string | undefined, TargetName> = new Map([
  ['student', 'own'],
  ['super', 'same region'],
]);

/** An id that leads nowhere, for it is nobody's. */
export const NOBODY = '00000000-0000-7000-8000-00000000dead';

/** What an id brought: nothing at all, what an id of nobody brings too, or more than that. */
const NOTHING = 0;
const THE_SAME = 1;
const NEWS = 2;

/**
 * Which kinds of ids lead anywhere in which query. To most queries the ids of most records mean nothing; where an id of a
 * kind led the scouts to nothing at all, the others need not try it, and where it told them what an id of nobody tells
 * too, the others try one of these.
 */
export class Trails {
  readonly #world: World;
  readonly #worth = new Map<string, number>();
  readonly #toNobody = new Map<string, string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Another one is looking, to whom nobody's id may tell something else. */
  begin(): void {
    this.#toNobody.clear();
  }

  note(field: string, variables: Variables, value: unknown): void {
    const way = this.#way(field, variables);
    const told = JSON.stringify(value);
    const ofNobody = this.#way(field, variables, NOBODY);
    if (way === ofNobody) this.#toNobody.set(way, told);
    this.#worth.set(way, Math.max(this.#worth.get(way) ?? NOTHING, this.#worthOf(value, told, ofNobody)));
  }

  #worthOf(value: unknown, told: string, ofNobody: string): number {
    if (isNothing(value)) return NOTHING;
    return this.#toNobody.get(ofNobody) === told ? THE_SAME : NEWS;
  }

  /** Chooses, for one target, variables that led a user to something or were never tried. */
  choice(): (field: string, variables: Variables) => boolean {
    const chosen = new Set<string>();
    return (field, variables) => {
      const worth = this.#worth.get(this.#way(field, variables)) ?? NEWS;
      if (worth !== THE_SAME) return worth === NEWS;
      const ofNobody = this.#way(field, variables, NOBODY);
      if (chosen.has(ofNobody)) return false;
      chosen.add(ofNobody);
      return true;
    };
  }

  /** The question with the kinds of its ids in their places, or one word for all of them. */
  #way(field: string, variables: Variables, instead?: string): string {
    const kindOf = (_: string, value: unknown): unknown => {
      const kind = this.#world.find(value)?.record.name;
      return kind === undefined ? value : (instead ?? kind);
    };
    return `${field} ${JSON.stringify(variables, kindOf)}`;
  }
}

/** What tells nothing: neither a word, nor that there is one or more of anything. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).every((inner) => isNothing(inner));
  return value === null || value === 0 || value === false;
}
