import {
  getNamedType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from '#kit/demo/random.ts';
import { valueFor } from './hostile-values.ts';

type Field = GraphQLField<unknown, unknown>;

export interface Operation {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

export interface Grammar {
  schema: GraphQLSchema;
  random: Random;
  /** Ids of records that exist. */
  ids: readonly string[];
  /** Fields that are not to be called: a user who ends the session ends the proof. */
  except: readonly string[];
}

const DEEPEST = 5;

/** A document that fits the schema, or nearly, with whatever values come to mind. */
export function anyOperation(grammar: Grammar): Operation {
  const { schema, random, except } = grammar;
  const kind = random.chance(0.5) ? 'query' : 'mutation';
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const fields = Object.values(root?.getFields() ?? {}).filter(({ name }) => !except.includes(name));
  const writer = new Writer(grammar);
  const count = random.chance(0.02) ? 12 : random.pick([1, 1, 1, 2, 3]);
  const roots = Array.from({ length: count }, (_, index) =>
    writer.field(random.pick(fields), 1, count > 1 ? `a${index}` : ''),
  );
  const name = random.chance(0.97) ? `fuzz${random.int(0, 9)}` : '';
  const operationName = name && random.chance(0.98) ? name : random.pick([null, 'other', '']);
  const declared = writer.declared.length > 0 && name ? `(${writer.declared.join(', ')})` : '';
  const head = name ? `${kind} ${name}${declared}` : kind;
  return {
    query: `${head} { ${roots.join(' ')} } ${writer.fragments.join(' ')}`,
    operationName,
    variables: writer.variables,
  };
}

class Writer {
  readonly declared: string[] = [];
  readonly variables: Record<string, unknown> = {};
  readonly fragments: string[] = [];
  readonly #grammar: Grammar;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  field(field: Field, depth: number, alias = ''): string {
    const { random } = this.#grammar;
    const given = field.args.filter((argument) =>
      isRequiredArgument(argument) ? random.chance(0.99) : random.chance(0.5),
    );
    const args = given.map(
      ({ name, type }) =>
        `${name}: ${this.#argument(String(type), valueFor(type, random, this.#grammar.ids))}`,
    );
    const type = getNamedType(field.type);
    const directive = random.chance(0.02)
      ? random.pick(['@include(if: true)', '@skip(if: false)', '@skip(if: true)', '@defer', '@x'])
      : '';
    const selection = isObjectType(type)
      ? random.chance(0.99)
        ? this.selection(type, depth + 1)
        : ''
      : random.chance(0.002)
        ? '{ x }'
        : '';
    return `${alias && `${alias}: `}${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${directive} ${selection}`;
  }

  selection(type: GraphQLObjectType, depth: number): string {
    const { random } = this.#grammar;
    const fields = random.shuffle(Object.values(type.getFields())).slice(0, random.int(1, 8));
    const leaves = fields.filter((field) => depth < DEEPEST || !isObjectType(getNamedType(field.type)));
    const chosen = leaves.map((field) => this.field(field, depth));
    if (random.chance(0.1)) chosen.push('__typename');
    if (random.chance(0.01))
      chosen.push(random.pick(['nosuchfield', 'passwordHash', '_idd', '__schema { types { name } }']));
    const inner = chosen.join(' ') || '__typename';
    if (random.chance(0.1)) return `{ ... on ${random.chance(0.97) ? type.name : 'Query'} { ${inner} } }`;
    if (random.chance(0.1)) return this.#asFragment(type, inner);
    return `{ ${inner} }`;
  }

  #asFragment(type: GraphQLObjectType, inner: string): string {
    const name = `F${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${type.name} { ${inner} }`);
    return `{ ...${name} }`;
  }

  /** Mostly by variable, as our own screens do. */
  #argument(type: string, value: unknown): string {
    const { random } = this.#grammar;
    if (random.chance(0.3)) return literal(value);
    const name = `v${this.declared.length}`;
    this.declared.push(
      `$${name}: ${random.chance(0.99) ? type : random.pick(['String', 'Int!', '[ID]', 'Nothing'])}`,
    );
    if (random.chance(0.98)) this.variables[name] = value;
    return `$${name}`;
  }
}

/** A value as it is written in a document. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${literal(inner)}`)
      .join(', ')} }`;
  return JSON.stringify(value) ?? 'null';
}
