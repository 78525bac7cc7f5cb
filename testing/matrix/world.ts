import { dirname } from 'node:path';
import type { RegionRole } from '#kit/access/actor.ts';
import type { College } from '../college.ts';
import { CAST } from './cast.ts';
import { markFor } from './marks.ts';
import type { CollectedSlice, SeededRecord, Target, TargetName } from './slice-matrix.ts';
import { FREE_REGISTRANT, type Campus, type Part, type Subject } from './words.ts';

export interface WorldSubject extends Subject {
  personId: string | null;
  regionId: string | null;
  records: SeededRecord[];
}

const COLLEGE: Subject = { key: 'college', kind: 'college', campus: null };
const CAMPUS_SLUGS: Readonly<Record<Campus, string>> = {
  home: 'US-Home',
  away: 'GB-Away',
  alumni: 'US-Alumni',
};

/** Whom alumni try to reach has graduated as well. */
export const FELLOW = 'fellow';

/** Those whom the cast tries to reach: a user of each campus, and a user of none. */
const OTHERS: readonly Subject[] = [
  { key: 'neighbour', kind: 'person', campus: 'home' },
  { key: FELLOW, kind: 'person', campus: 'alumni' },
  { key: 'stranger', kind: 'person', campus: 'away' },
  { key: 'unbound', kind: 'person', campus: null },
];
const REGISTRAR: Subject = { key: 'registrar', kind: 'person', campus: 'away' };

/** A college of marked records: two campuses, the alumni's region, the cast and those they may not reach. */
export class World {
  readonly subjects = new Map<string, WorldSubject>();
  readonly #found = new Map<unknown, { subject: WorldSubject; record: SeededRecord }>();
  readonly #college: College;
  readonly #slices: readonly CollectedSlice[];
  #registrarId = '';
  #given = 0;

  private constructor(college: College, slices: readonly CollectedSlice[]) {
    this.#college = college;
    this.#slices = slices;
  }

  static async found(college: College, slices: readonly CollectedSlice[]): Promise<World> {
    const world = new World(college, slices);
    for (const campus of ['home', 'away', 'alumni'] as const) await world.#addCampus(campus);
    world.#registrarId = (await world.#addPerson(REGISTRAR)).personId ?? '';
    for (const other of OTHERS) await world.#addPerson(other);
    for (const { part } of CAST)
      if (part) await world.#addPerson({ key: part.key, kind: 'person', campus: part.campus }, part);
    world.subjects.set(COLLEGE.key, { ...COLLEGE, personId: null, regionId: null, records: [] });
    for (const subject of world.subjects.values()) await world.#seed(subject);
    return world;
  }

  /**
   * Gives a target new records beside the old ones, which may be gone; aims find the new ones. For one mutation those of
   * its own slice will mostly do, and take a tenth of the time.
   */
  async seedAnother({ person, placeKey }: Target, mutation?: string): Promise<void> {
    const slices = mutation === undefined ? this.#slices : this.#sliceOf(mutation);
    await this.#seed(this.subject(person.key), slices);
    await this.#seed(this.subject(placeKey), slices);
  }

  #sliceOf(mutation: string): readonly CollectedSlice[] {
    const own = this.#slices.find(({ matrix }) => matrix.writes?.[mutation]);
    return this.#slices.filter(({ path }) => own && dirname(path) === dirname(own.path));
  }

  async #seed(subject: WorldSubject, slices = this.#slices): Promise<void> {
    for (const { matrix } of slices) {
      const seeded = await matrix.seed?.({
        ...subject,
        subject,
        owner: this.#college.database.owner,
        secrets: this.#college.served.state.services.secrets,
        registrarId: this.#registrarId,
        mark: (record, column) => markFor(subject.key, record, column),
      });
      this.#keep(subject, seeded ?? []);
    }
  }

  #keep(subject: WorldSubject, records: readonly SeededRecord[]): void {
    subject.records.unshift(...records);
    for (const record of records)
      if (record.id !== undefined && !this.#found.has(record.id))
        this.#found.set(record.id, { subject, record });
  }

  subject(key: string): WorldSubject {
    const subject = this.subjects.get(key);
    if (!subject) throw new Error(`Nobody here is called ${key}.`);
    return subject;
  }

  /** What a record is about, and the record, by its id. */
  find(id: unknown): { subject: WorldSubject; record: SeededRecord } | null {
    return this.#found.get(id) ?? null;
  }

  /** Whose records a user tries to reach, from their own outwards. */
  targetsOf(part: Part | null): Target[] {
    const campus = part?.campus ?? 'home';
    const peer = campus === 'alumni' ? FELLOW : 'neighbour';
    return [
      ...(part ? [this.#target('own', part.key, campus)] : []),
      this.#target('same region', peer, campus),
      this.#target('other region', 'stranger', 'away'),
      this.#target('global', 'unbound', COLLEGE.key),
    ];
  }

  #target(name: TargetName, personKey: string, placeKey: string): Target {
    const person = this.subject(personKey);
    const records = () => [...person.records, ...this.subject(placeKey).records];
    const find = (wanted: string) => records().find((record) => record.name === wanted);
    return {
      name,
      person,
      placeKey,
      id: (record) => find(record)?.id,
      text: (record, key) => find(record)?.texts?.[key],
      ids: () => [...new Set(records().flatMap(({ id }) => id ?? []))],
      next: () => ++this.#given,
    };
  }

  async #addCampus(campus: Campus): Promise<void> {
    const name = markFor(campus, 'region', 'name');
    const { id } = await this.#college.region({ name, slug: CAMPUS_SLUGS[campus] });
    const subject: Subject = { key: campus, kind: 'campus', campus };
    const place: WorldSubject = { ...subject, personId: null, regionId: id, records: [] };
    this.#keep(place, [{ name: 'region', id }]);
    this.subjects.set(campus, place);
  }

  async #addPerson(subject: Subject, part?: Part): Promise<WorldSubject> {
    const regionId = subject.campus ? this.subject(subject.campus).regionId : null;
    const { id, email } = await this.#college.person({
      firstName: markFor(subject.key, 'person', 'firstname'),
      lastName: markFor(subject.key, 'person', 'lastname'),
      email: `${markFor(subject.key, 'person', 'email')}@example.org`,
      roles: [...(part?.roles ?? (['user'] as const))],
      regionIds: regionId ? [regionId] : [],
      regionRoles: this.#regionRolesOf(part),
      registeredFreely: subject.key === FREE_REGISTRANT,
      ...((part?.isAlumnus === true || subject.key === FELLOW) && { graduatedOn: '2019-05-17' }),
    });
    const added: WorldSubject = { ...subject, personId: id, regionId, records: [] };
    this.#keep(added, [{ name: 'person', id, texts: { email } }]);
    this.subjects.set(subject.key, added);
    return added;
  }

  #regionRolesOf(part?: Part): { regionId: string; roleNames: RegionRole[] }[] {
    return Object.entries(part?.rolesAt ?? {}).map(([campus, roleNames]) => ({
      regionId: this.subject(campus).regionId ?? '',
      roleNames: [...roleNames],
    }));
  }
}
