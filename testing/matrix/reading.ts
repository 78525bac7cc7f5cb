import { parse, TypeInfo, visit, visitWithTypeInfo, type GraphQLSchema } from 'graphql';
import type { Browser } from '../browser.ts';
import { AnswerReader } from './answers.ts';
import type { World } from './world.ts';
import { questionsAbout, type Question } from './questions.ts';
import type { Target } from './slice-matrix.ts';
import type { Table } from './table.ts';
import { NOBODY, SCOUTS, type Trails } from './trails.ts';
import { stands, type Part, type Who } from './words.ts';

export interface ReadingReport {
  /** What a user read and should not have. */
  leaks: string[];
  /** What a user may read and nowhere could. */
  withheld: string[];
  /** Refusals that were none, and answers to questions that were to be refused. */
  oddities: string[];
  /** The fields that were asked for, and those of them that had a value. */
  asked: Set<string>;
  seen: Set<string>;
  /** The people of whose records anything was read. */
  peopleReadAbout: string[];
}

/** Where everything is asked. */
export interface ReadingWorld {
  schema: GraphQLSchema;
  table: Table;
  world: World;
  trails: Trails;
}

/** Asks, as one of the cast, everything there is to ask about every target, and reads the answers. */
export async function readEverything(
  { schema, table, world, trails }: ReadingWorld,
  { part, browser }: { part: Part | null; browser: Browser },
): Promise<ReadingReport> {
  const reader = new AnswerReader(schema, table, world, part);
  const oddities = new Set<string>();
  const asked = new Set<string>();
  const isScouted = ({ name }: Target): boolean => SCOUTS.get(part?.key) === name;
  const answered = new Set<string>();
  trails.begin();
  for (const target of world
    .targetsOf(part)
    .toSorted((a, b) => Number(isScouted(b)) - Number(isScouted(a)))) {
    const refused = new Set<string>();
    const scouted = isScouted(target);
    const ids = scouted ? [NOBODY, ...target.ids()] : target.ids();
    const mayLead = scouted ? () => true : trails.choice();
    for (const question of questionsAbout(schema, table, { target, ids, mayLead })) {
      // Who may not ask a query at all is refused before any id is looked at: trying one portion of them shows it.
      if (refused.has(question.field)) continue;
      // What does not depend on the target comes up again for each of them.
      const same = JSON.stringify([question.document, question.variables]);
      if (answered.has(same)) continue;
      answered.add(same);
      if (!stands(part, world.subject('college'), whoAsks(table, question))) refused.add(question.field);
      const oddity = await askOne(reader, { world, table, trails }, { part, browser, question });
      if (oddity) oddities.add(`${question.field} (${target.name}): ${oddity}`);
      for (const field of fieldsIn(schema, question.document)) asked.add(field);
    }
  }
  return {
    leaks: [...reader.leaks],
    withheld: [...asked].filter((field) => isWithheld(field, reader, table, world, part)),
    oddities: [...oddities],
    asked,
    seen: reader.seen,
    peopleReadAbout: [...reader.about].filter((key) => world.subject(key).kind === 'person'),
  };
}

/** Whether a user who may read a field met such records and never found it filled. */
function isWithheld(
  field: string,
  { met, seen }: AnswerReader,
  table: Table,
  world: World,
  part: Part | null,
): boolean {
  const row = table.reads.get(field);
  if (!row || seen.has(field) || !met.has(field.split('.')[0] ?? '')) return false;
  const subjects = [...world.subjects.values()];
  const isAllowed = (who: Who) => subjects.some((subject) => stands(part, subject, who));
  return isAllowed(row.who) && (row.namesOthers.length === 0 || isAllowed(row.namesOthers));
}

async function askOne(
  reader: AnswerReader,
  { world, table, trails }: Omit<ReadingWorld, 'schema'>,
  { part, browser, question }: { part: Part | null; browser: Browser; question: Question },
): Promise<string | null> {
  const answer = await browser.call(question.document, question.variables);
  const values = answer.data ?? {};
  for (const value of Object.values(values)) reader.read('Query', question.field, value, question.variables);
  reader.readBeside(JSON.stringify(answer.errors), question.variables);
  const who = whoAsks(table, question);
  const problems = answer.errors.map(({ extensions }) => extensions.problem);
  if (stands(part, world.subject('college'), who)) {
    for (const [root, variables] of Object.entries(question.roots))
      trails.note(question.field, variables, values[root] ?? null);
    // An id out of reach is answered like one that does not exist.
    return (
      answer.errors.find(({ extensions }) => extensions.code !== 'NOT_FOUND')?.extensions.problem ?? null
    );
  }
  const isRefused = problems.length > 0 && problems.every((problem) => REFUSALS.includes(problem));
  const isEmpty = Object.values(values).every((value) => value === null);
  return isRefused && isEmpty ? null : 'was to be refused';
}

const whoAsks = (table: Table, { field }: Question): Who => table.reads.get(`Query.${field}`)?.who ?? [];

const REFUSALS = ['sessionMissing', 'notAllowed', 'notWhileImpersonating'];

/** The same documents are asked by every caller. */
const knownFields = new Map<string, ReadonlySet<string>>();

/** The fields a document asks for, by their types. */
function fieldsIn(schema: GraphQLSchema, document: string): ReadonlySet<string> {
  const known = knownFields.get(document);
  if (known) return known;
  const fields = new Set<string>();
  const types = new TypeInfo(schema);
  const note = () => {
    const name = types.getFieldDef()?.name;
    if (name) fields.add(`${types.getParentType()?.name}.${name}`);
  };
  visit(parse(document, { noLocation: true }), visitWithTypeInfo(types, { Field: note }));
  knownFields.set(document, fields);
  return fields;
}
