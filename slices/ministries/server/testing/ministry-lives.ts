import type { Db } from '#kit/db/database.ts';
import type { College } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { visitorContext } from '#testing/visitor-context.ts';
import { PUBLIC_REGISTRY } from '../../rules/public-address.ts';
import { actOf, type Act, type Dice, type Who } from '../../rules/testing/listing-history.ts';
import { RememberedListing } from '../../rules/testing/remembered-listing.ts';
import { findShown } from '../shown.queries.ts';
import { MinistryDesk, type SignedIn } from './ministry-desk.ts';

/** Whether an act was allowed, and by their numbers which versions alumni and the world outside see after it. */
interface Outcome {
  isAllowed: boolean;
  seen: number | null;
  seenByWorld: number | null;
}

export interface Difference {
  act: Act;
  lived: Partial<Outcome>;
  remembered: Partial<Outcome>;
}

/** The number of the version that has this name, or this end of an address. */
const numberIn = (name: string | null | undefined): number | null =>
  name === null || name === undefined ? null : Number(/(\d+)$/.exec(name)?.[1]);

/** Lives the histories of listings through the API and the database, beside what the rules alone remember of them. */
export class MinistryLives {
  readonly #college: College;
  readonly #desk: MinistryDesk;
  readonly #people: Record<Who, SignedIn>;
  readonly #db: Db;

  private constructor(college: College, desk: MinistryDesk, people: Record<Who, SignedIn>, db: Db) {
    this.#college = college;
    this.#desk = desk;
    this.#people = people;
    this.#db = db;
  }

  static async open(college: College): Promise<MinistryLives> {
    // Nobody does this much in a minute.
    liftRateLimits(college.served.state);
    const desk = await MinistryDesk.open(college);
    const superadmin = await college.signedIn({
      roles: ['user', 'superadmin'],
      regionIds: [desk.regionId],
      graduatedOn: '2019-06-01',
    });
    const people = { ana: await desk.alumnus(), ben: await desk.alumnus(), admin: desk.admin, superadmin };
    const db = (await visitorContext(college.served)).unscoped('what others see of ministries, in a test');
    return new MinistryLives(college, desk, people, db);
  }

  /** One history from its beginning: the first act after which anybody saw something else than the rules say, else null. */
  async live(history: readonly Dice[]): Promise<Difference | null> {
    const { _id: id } = await this.#desk.create(this.#people.ana, { name: 'Version 1', isPublic: true });
    const listing = new LivedListing(this.#college, this.#desk, this.#people, id);
    let before: Outcome | null = null;
    for (const [index, dice] of history.entries()) {
      const done = await listing.act(dice);
      if (!done) continue;
      const { act, isAllowed, remembered } = done;
      const lived: Outcome = { isAllowed, ...(await this.#inDatabase(id)) };
      if (!isSame(lived, remembered)) return { act, lived, remembered };
      // The pages ask the same of the database: they are looked at where something changed, and in the end.
      if (!before || !isSame({ ...before, isAllowed }, lived) || index === history.length - 1) {
        const onPages = { isAllowed, ...(await this.#onPages(id)) };
        if (!isSame(onPages, remembered)) return { act, lived: onPages, remembered };
      }
      before = lived;
    }
    // Nobody has room for thousands of listings.
    await this.#college.database.owner.query('delete from ministry where id = $1', [id]);
    return null;
  }

  /** What the view of the registry holds, and what the public pages find in it. */
  async #inDatabase(id: string): Promise<Omit<Outcome, 'isAllowed'>> {
    const [seen, seenByWorld] = await Promise.all([
      findShown(this.#db, id),
      findShown(this.#db, id, { isPublic: true }),
    ]);
    return { seen: numberIn(seen?.name), seenByWorld: numberIn(seenByWorld?.name) };
  }

  /** What an alumnus is answered, and where a visitor is led who knows the listing by its id. */
  async #onPages(id: string): Promise<Omit<Outcome, 'isAllowed'>> {
    const [seen, page] = await Promise.all([
      this.#desk.seen(this.#people.ben, id),
      this.#college.visitor().fetch(`${PUBLIC_REGISTRY}/${id}`),
    ]);
    await page.text();
    return { seen: numberIn(seen?.name), seenByWorld: numberIn(page.headers.get('location')) };
  }
}

const isSame = (one: Outcome, other: Outcome): boolean =>
  one.isAllowed === other.isAllowed && one.seen === other.seen && one.seenByWorld === other.seenByWorld;

/** A listing as it was lived: which versions it has, and which decisions were made. */
class LivedListing {
  readonly #remembered = new RememberedListing();
  readonly #college: College;
  readonly #desk: MinistryDesk;
  readonly #people: Record<Who, SignedIn>;
  readonly #id: string;
  #decisions: string[] = [];

  constructor(college: College, desk: MinistryDesk, people: Record<Who, SignedIn>, id: string) {
    this.#college = college;
    this.#desk = desk;
    this.#people = people;
    this.#id = id;
  }

  /** Whether it was allowed, and what the rules alone say to it; null where it cannot even be tried. */
  async act(dice: Dice): Promise<{ act: Act; isAllowed: boolean; remembered: Outcome } | null> {
    const act = actOf(dice);
    const remembered = this.#remembered;
    const before = remembered.decisions.length;
    const [number, decision] =
      act.kind === 'decide' || act.kind === 'undo'
        ? [remembered.numberOf(act.back), this.#decisions[remembered.decisionOf(act.back)]]
        : [0, undefined];
    const isAllowed = remembered.act(act);
    // Without a decision there is none to take back.
    if (act.kind === 'undo' && decision === undefined) return null;
    const made = await this.#try(act, number, decision);
    if (remembered.decisions.length > before && made) this.#decisions = [...this.#decisions, made];
    const { seen, seenByWorld } = remembered;
    return { act, isAllowed: made !== null, remembered: { isAllowed, seen, seenByWorld } };
  }

  /** Null where it was refused; of a decision, its id. */
  async #try(act: Act, number: number, decision: string | undefined): Promise<string | null> {
    try {
      const answer = await this.#call(act, number, decision);
      return (answer as { decisionId?: string | null } | true)?.['decisionId' as never] ?? 'done';
    } catch (error) {
      if (/^(recordNotFound|notAllowed|changedMeanwhile|ministry\w+):/.test((error as Error).message))
        return null;
      throw error;
    }
  }

  #call(act: Act, number: number, decision: string | undefined): Promise<unknown> {
    const [id, desk, by] = [this.#id, this.#desk, this.#people[act.by]];
    const change = (name: string, more: Record<string, unknown> = {}) => desk.change(by, name, id, more);
    const personId = (who: Who | null) => who && this.#people[who].person.id;
    switch (act.kind) {
      case 'edit':
        return this.#edit(by, act.isPublic);
      case 'decide':
        return this.#decide(by, number, act.status);
      case 'undo':
        return desk.undo(by, decision ?? null);
      case 'withdraw':
      case 'sendAgain':
        return change('withdrawMinistry', { isWithdrawn: act.kind === 'withdraw' });
      case 'hide':
      case 'show':
        return change('hideMinistry', { isHidden: act.kind === 'hide' });
      case 'delete':
        return change('deleteMinistry');
      case 'restore':
        return change('restoreMinistry');
      case 'offer':
        return change('offerMinistry', { userId: personId(act.to) });
      case 'answer':
        return change('answerMinistryOffer', { isAccepted: act.isAccepted });
      case 'assign':
        return change('assignMinistry', { userId: personId(act.to) });
    }
  }

  async #edit(by: SignedIn, isPublic: boolean): Promise<unknown> {
    const { rows } = await this.#college.database.owner.query<{ version: number; number: number }>(
      'select m.version, (select max(v.number) from ministry_version v where v.ministry_id = m.id) as number from ministry m where m.id = $1',
      [this.#id],
    );
    const [{ version, number } = { version: 0, number: 0 }] = rows;
    return this.#desk.update(by, { _id: this.#id, version }, { name: `Version ${number + 1}`, isPublic });
  }

  async #decide(by: SignedIn, number: number, status: 'APPROVED' | 'REFUSED'): Promise<unknown> {
    const { rows } = await this.#college.database.owner.query<{ _id: string; version: number }>(
      'select id as _id, version from ministry_version where ministry_id = $1 and number = $2',
      [this.#id, number],
    );
    const [version] = rows;
    if (!version) throw new Error('There is no such version.');
    return this.#desk.decide(by, version, status);
  }
}
