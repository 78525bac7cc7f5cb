import {
  getNamedType,
  isObjectType,
  isRequiredArgument,
  parse,
  type GraphQLSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { excess, LIMITS } from '#kit/graphql/limits.ts';
import { countSelectionSets, measure } from '#kit/graphql/measure.ts';
import type { Target, Variables } from './slice-matrix.ts';
import { idPaths, type Table } from './table.ts';

const MAX_AT_ONCE = 10;
/** Visitors may ask no deeper than six levels, the query itself being the first. */
const DEEPEST = 6;

export interface Question {
  /** The query's name, and so the row that says who may ask it. */
  field: string;
  document: string;
  variables: Variables;
  /** What each of its roots was asked with, by the names under which they are answered. */
  roots: Readonly<Record<string, Variables>>;
}

/** Everything a type has, as deep as visitors may ask; a type is not looked for inside itself. */
export function everythingOf(type: GraphQLObjectType, above: readonly string[] = []): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const path = [...above, type.name];
  const selections = fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return field.name;
    if (path.includes(inner.name) || path.length >= DEEPEST - 1) return [];
    return `${field.name} ${everythingOf(inner, path)}`;
  });
  return `{ ${selections.join(' ')} }`;
}

/** What is asked about: a target, by which ids, and which of all the questions are worth it. */
export interface Topic {
  target: Target;
  ids: readonly string[];
  mayLead: (field: string, variables: Variables) => boolean;
}

/** All that can be asked about a target: each query with each of the ids in every place for one, if it may lead anywhere. */
export function questionsAbout(schema: GraphQLSchema, table: Table, topic: Topic): Question[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  return queries
    .filter(({ name }) => table.queries.has(name))
    .flatMap((query) => {
      const all = argumentsFor(query, table, topic);
      const leading = all.filter((variables) => topic.mayLead(query.name, variables));
      // Whether a user may ask at all is tried in any case.
      const tried = leading.length > 0 ? leading : all.slice(0, 1);
      return inPortions(schema, query, tried).map((portion) => ask(query, portion));
    });
}

function argumentsFor(
  query: GraphQLField<unknown, unknown>,
  table: Table,
  { target, ids }: Topic,
): readonly Variables[] {
  const given = table.asks.get(`Query.${query.name}`)?.(target) ?? [{}];
  const places = idPaths(query);
  if (places.length === 0) return given;
  // In every place at once, and where there are several in each of them alone, beside those that must be filled.
  const needed = query.args.filter(isRequiredArgument).map(({ name }) => name);
  const alone = (place: string) => [...new Set([...places.filter((one) => needed.includes(one)), place])];
  const choices = places.length > 1 ? [places, ...places.map(alone)] : [places];
  const tried = given.flatMap((variables) =>
    ids.flatMap((id) => choices.map((chosen) => ({ ...idAt(chosen, id), ...variables }))),
  );
  return [...new Map(tried.map((variables) => [JSON.stringify(variables), variables])).values()];
}

/** An id in some places, which may lie inside input objects: { filter: { regionId } }. */
function idAt(places: readonly string[], id: string): Variables {
  const variables: Record<string, unknown> = {};
  for (const place of places) {
    const names = place.split('.');
    const last = names.pop() ?? '';
    let inside = variables;
    for (const name of names) inside = (inside[name] ??= {}) as Record<string, unknown>;
    inside[last] = id;
  }
  return variables;
}

/** As many at once as the limits of the API allow. */
function inPortions(
  schema: GraphQLSchema,
  query: GraphQLField<unknown, unknown>,
  all: readonly Variables[],
): Variables[][] {
  let size = Math.min(MAX_AT_ONCE, Math.max(1, all.length));
  while (size > 1 && isTooMuch(schema, ask(query, all.slice(0, size)).document)) size--;
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/** The same documents come up again for every target and every caller. */
const tooMuch = new Map<string, boolean>();

function isTooMuch(schema: GraphQLSchema, text: string): boolean {
  const known = tooMuch.get(text);
  if (known !== undefined) return known;
  const document = parse(text, { noLocation: true });
  const [operation] = document.definitions as [OperationDefinitionNode];
  const is =
    countSelectionSets(document) > LIMITS.selectionSets ||
    excess(measure(schema, document, operation), true) !== null;
  tooMuch.set(text, is);
  return is;
}

/** Numbers are written out: a number of rows that stands in a variable would count for the most anyone may ask for. */
function ask(query: GraphQLField<unknown, unknown>, portion: readonly Variables[]): Question {
  const type = getNamedType(query.type);
  const selection = isObjectType(type) ? everythingOf(type) : '';
  const names: string[] = [];
  const values: Record<string, unknown> = {};
  const roots = portion.map((variables, i) => {
    const args = query.args.filter(({ name }) => name in variables);
    const written = args.map(({ name, type: t }) => {
      const value = variables[name];
      if (typeof value === 'number') return `${name}: ${value}`;
      names.push(`$${name}${i}: ${String(t)}`);
      values[`${name}${i}`] = value;
      return `${name}: $${name}${i}`;
    });
    return `a${i}: ${query.name}${written.length ? `(${written.join(', ')})` : ''} ${selection}`;
  });
  return {
    field: query.name,
    document: `query ${query.name}${names.length ? `(${names.join(', ')})` : ''} { ${roots.join(' ')} }`,
    variables: values,
    roots: Object.fromEntries(portion.map((variables, i) => [`a${i}`, variables])),
  };
}
