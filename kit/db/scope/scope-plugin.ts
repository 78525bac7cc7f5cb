import {
  AliasNode,
  AndNode,
  FromNode,
  IdentifierNode,
  OnNode,
  OperationNodeTransformer,
  ParensNode,
  RawNode,
  TableNode,
  WhereNode,
  sql,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type MergeQueryNode,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type SelectQueryNode,
  type UnknownRow,
  type UpdateQueryNode,
} from 'kysely';
import { NO_SCOPE, type Scope } from '#kit/access/scope.ts';
import { snakeCase } from '../snake-case.ts';
import { SCOPED_TABLES, type TableBinding } from './scoped-tables.generated.ts';

/**
 * The first lock: narrows every select, update and delete to the request's scope, table by table, so that no
 * query has to remember it. Tables are bound by their columns (scoped-tables.generated.ts). Row-level security
 * in the database is the second lock and says the same (migration 01); for SQL written as text it is the only one.
 */
export class ScopePlugin implements KyselyPlugin {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return narrower.narrow(node, this.#scope);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

/** Joins that also give the rows of a side for which the condition is false. */
const KEEPS_UNMATCHED: ReadonlySet<string> = new Set(['RightJoin', 'FullJoin']);

/** Parts of a query that hold no query of their own, and are therefore taken over as they are. */
const LEAVES: ReadonlySet<OperationNode['kind']> = new Set([
  'ColumnNode',
  'IdentifierNode',
  'OperatorNode',
  'PrimitiveValueListNode',
  'ReferenceNode',
  'SelectAllNode',
  'TableNode',
  'ValueNode',
]);

class Narrower extends OperationNodeTransformer {
  #scope = NO_SCOPE;

  /** One narrower serves all requests, as making one costs as much as narrowing does: nothing waits in between. */
  narrow(node: RootOperationNode, scope: Scope): RootOperationNode {
    if (scope.everything && node.kind !== 'MergeQueryNode') return node;
    this.#scope = scope;
    try {
      return this.transformNode(node);
    } finally {
      this.#scope = NO_SCOPE;
    }
  }

  protected override transformNodeImpl<Node extends OperationNode>(node: Node): Node {
    return LEAVES.has(node.kind) ? node : super.transformNodeImpl(node);
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const inner = super.transformSelectQuery(node);
    const froms = inner.from?.froms ?? [];
    if (inner.joins?.some(({ joinType }) => KEEPS_UNMATCHED.has(joinType)))
      return { ...inner, from: FromNode.create(froms.map((from) => this.#narrowed(from))) };
    return this.#narrowWhere(inner, froms);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const inner = super.transformUpdateQuery(node);
    return this.#narrowWhere(inner, [inner.table, ...(inner.from?.froms ?? [])]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const inner = super.transformDeleteQuery(node);
    return this.#narrowWhere(inner, [...inner.from.froms, ...(inner.using?.tables ?? [])]);
  }

  /** An insert adds what it is given; it must not change a row it meets that lies out of reach. */
  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const inner = super.transformInsertQuery(node);
    const filter = inner.into && this.#filterFor(inner.into);
    if (!filter || !inner.onConflict?.updates) return inner;
    const updateWhere = addToWhere(inner.onConflict.updateWhere, [filter]);
    return { ...inner, onConflict: { ...inner.onConflict, updateWhere } };
  }

  protected override transformMergeQuery(): MergeQueryNode {
    throw new Error(
      'A merge is not narrowed to what the request may touch: update, insert and delete instead.',
    );
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const inner = super.transformJoin(node);
    const filter = this.#filterFor(inner.table);
    if (!filter) return inner;
    if (!inner.on || KEEPS_UNMATCHED.has(inner.joinType))
      return { ...inner, table: this.#narrowed(inner.table) };
    return { ...inner, on: OnNode.create(AndNode.create(ParensNode.create(inner.on.on), filter)) };
  }

  #narrowWhere<Query extends { readonly where?: WhereNode }>(
    query: Query,
    tables: readonly (OperationNode | undefined)[],
  ): Query {
    const filters = tables.flatMap((table) => (table && this.#filterFor(table)) ?? []);
    return filters.length === 0 ? query : { ...query, where: addToWhere(query.where, filters) };
  }

  /** A table's rows within reach, to stand where the table stood. */
  #narrowed(from: OperationNode): OperationNode {
    const filter = this.#filterFor(from);
    if (!filter) return from;
    const rows = RawNode.create(['(select * from ', ' where ', ')'], [from, filter]);
    return AliasNode.create(rows, IdentifierNode.create(nameOf(from) ?? ''));
  }

  #filterFor(from: OperationNode): OperationNode | null {
    if (this.#scope.everything) return null;
    const table = AliasNode.is(from) ? from.node : from;
    if (!TableNode.is(table)) return null;
    const binding = SCOPED_TABLES[snakeCase(table.table.identifier.name)];
    return binding ? ParensNode.create(inReach(nameOf(from) ?? '', binding, this.#scope)) : null;
  }
}

const narrower = new Narrower();

/** What the rest of the query calls a table. */
function nameOf(from: OperationNode): string | null {
  if (TableNode.is(from)) return from.table.identifier.name;
  return AliasNode.is(from) && IdentifierNode.is(from.alias) ? from.alias.name : null;
}

function inReach(table: string, binding: TableBinding, { regionIds, personId }: Scope): OperationNode {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const ways = [sql<boolean>`false`];
  if (regionIds.length > 0) {
    if (binding.regionId) ways.push(sql`${column('region_id')} = any(${regionIds}::uuid[])`);
    if (binding.regionIds) ways.push(sql`${column('region_ids')} && ${regionIds}::uuid[]`);
    if (binding.throughOwner) {
      ways.push(
        sql`exists (select 1 from person owner_of_it where owner_of_it.id = ${column('person_id')} and owner_of_it.region_ids && ${regionIds}::uuid[])`,
      );
    }
  }
  if (personId && binding.owner) ways.push(sql`${column(binding.owner)} = ${personId}::uuid`);
  return sql`${sql.join(ways, sql` or `)}`.toOperationNode();
}

function addToWhere(where: WhereNode | undefined, filters: OperationNode[]): WhereNode {
  const all = where ? [ParensNode.create(where.where), ...filters] : filters;
  return WhereNode.create(all.reduce((left, right) => AndNode.create(left, right)));
}
