import { getNamedType, isObjectType, type GraphQLSchema, type GraphQLObjectType } from 'graphql';
import type { World, WorldSubject } from './world.ts';
import { marksIn } from './marks.ts';
import type { SeededRecord } from './slice-matrix.ts';
import type { ReadRow, Table } from './table.ts';
import { stands, type Part } from './words.ts';

interface Place {
  type: GraphQLObjectType;
  subject: WorldSubject;
  record: SeededRecord | null;
}

/** Reads answers as their receiver does, and notes what should not have been in them. */
export class AnswerReader {
  readonly leaks = new Set<string>();
  /** The types of which there was an object, and the fields that had a value. */
  readonly met = new Set<string>();
  readonly seen = new Set<string>();
  /** Whose marks were there. */
  readonly about = new Set<string>();
  readonly #schema: GraphQLSchema;
  readonly #table: Table;
  readonly #world: World;
  readonly #part: Part | null;
  #sent = '';

  constructor(schema: GraphQLSchema, table: Table, world: World, part: Part | null) {
    this.#schema = schema;
    this.#table = table;
    this.#world = world;
    this.#part = part;
  }

  /** The value of a query or mutation; what is new belongs to the subject. What was sent may come back. */
  read(
    root: 'Query' | 'Mutation',
    field: string,
    value: unknown,
    sent: unknown,
    subject: WorldSubject = this.#world.subject('college'),
  ): void {
    this.#sent = JSON.stringify(sent);
    const type = this.#schema.getType(root);
    if (!isObjectType(type)) return;
    this.#readInside({ type, subject, record: null }, field, value);
  }

  /** What stands outside of any field: the errors. */
  readBeside(text: string, sent: unknown): void {
    this.#sent = JSON.stringify(sent);
    for (const mark of marksIn(text))
      if (!this.#sent.includes(mark.text)) this.leaks.add(`${mark.text} stands in an error`);
  }

  #readObject(type: GraphQLObjectType, object: Record<string, unknown>, inherited: WorldSubject): void {
    this.met.add(type.name);
    const found = this.#world.find(object['_id']);
    const place = { type, subject: found?.subject ?? inherited, record: found?.record ?? null };
    for (const [field, value] of Object.entries(object)) {
      if (value === null || (Array.isArray(value) && value.length === 0 && !this.#may(place, field)))
        continue;
      this.#check(place, field, value);
      this.#readInside(place, field, value);
    }
  }

  #readInside({ type, subject }: Place, field: string, value: unknown): void {
    const inner = getNamedType(type.getFields()[field]?.type);
    if (!isObjectType(inner)) return;
    for (const item of [value].flat())
      if (item !== null) this.#readObject(inner, item as Record<string, unknown>, subject);
  }

  #check(place: Place, field: string, value: unknown): void {
    const name = `${place.type.name}.${field}`;
    if (this.#may(place, field)) this.seen.add(name);
    else this.leaks.add(`${name} of ${place.subject.key}${place.record ? `’s ${place.record.name}` : ''}`);
    if (isObjectType(getNamedType(place.type.getFields()[field]?.type))) return;
    const row = this.#row(name);
    for (const mark of marksIn(JSON.stringify(value))) {
      if (this.#sent.includes(mark.text)) continue;
      // What a stranger is told who holds the code of a paper is no knowledge of this caller's.
      if (!row.who.includes('anyone')) this.about.add(mark.subject);
      const owner = this.#world.subject(mark.subject);
      const isFit =
        stands(this.#part, place.subject, row.namesOthers) ||
        (!row.isAsTyped && stands(this.#part, owner, row.who));
      if (!isFit) this.leaks.add(`${mark.text} in ${name}`);
    }
  }

  #may({ type, subject, record }: Place, field: string): boolean {
    const row = this.#row(`${type.name}.${field}`);
    const readers = record?.readers?.[type.name];
    return stands(this.#part, subject, row.who) && (!readers || stands(this.#part, subject, readers));
  }

  #row(name: string): ReadRow {
    return this.#table.reads.get(name) ?? { who: [], namesOthers: [], isAsTyped: false };
  }
}
