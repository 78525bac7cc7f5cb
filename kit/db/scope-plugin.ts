import {
  AliasNode,
  AndNode,
  OnNode,
  OperationNodeTransformer,
  ParensNode,
  TableNode,
  WhereNode,
  sql,
  type DeleteQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type SelectQueryNode,
  type UnknownRow,
  type UpdateQueryNode,
} from 'kysely';
import type { Scope } from '#kit/access/scope.ts';
import { SCOPED_TABLES, type TableBinding } from './scoped-tables.generated.ts';

/**
 * The first lock: narrows every select, update and delete to the request's scope, table by table, so that no
 * query has to remember it. Tables are bound by their columns (scoped-tables.generated.ts). Row-level security
 * in the database is the second lock and says the same (migration 01).
 */
export class ScopePlugin implements KyselyPlugin {
  readonly #narrower: Narrower;

  constructor(scope: Scope) {
    this.#narrower = new Narrower(scope);
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.#narrower.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

class Narrower extends OperationNodeTransformer {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    super();
    this.#scope = scope;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const inner = super.transformSelectQuery(node);
    const filters = (inner.from?.froms ?? []).flatMap((from) => this.#filterFor(from) ?? []);
    return filters.length === 0 ? inner : { ...inner, where: addToWhere(inner.where, filters) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const inner = super.transformUpdateQuery(node);
    const tables = [inner.table, ...(inner.from?.froms ?? [])];
    const filters = tables.flatMap((table) => (table && this.#filterFor(table)) ?? []);
    return filters.length === 0 ? inner : { ...inner, where: addToWhere(inner.where, filters) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const inner = super.transformDeleteQuery(node);
    const filters = inner.from.froms.flatMap((from) => this.#filterFor(from) ?? []);
    return filters.length === 0 ? inner : { ...inner, where: addToWhere(inner.where, filters) };
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const inner = super.transformJoin(node);
    const filter = this.#filterFor(inner.table);
    if (!filter) return inner;
    const on = inner.on ? AndNode.create(ParensNode.create(inner.on.on), filter) : filter;
    return { ...inner, on: OnNode.create(on) };
  }

  #filterFor(from: OperationNode): OperationNode | null {
    if (this.#scope.everything) return null;
    const table = AliasNode.is(from) ? from.node : from;
    if (!TableNode.is(table)) return null;
    const binding = SCOPED_TABLES[table.table.identifier.name];
    if (!binding) return null;
    const alias = AliasNode.is(from) ? from.alias : null;
    const name = alias?.kind === 'IdentifierNode' ? (alias as { name?: string }).name : undefined;
    return ParensNode.create(inReach(name ?? table.table.identifier.name, binding, this.#scope));
  }
}

function inReach(table: string, binding: TableBinding, { regionIds, personId }: Scope): OperationNode {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const ways = [sql<boolean>`false`];
  if (regionIds.length > 0) {
    if (binding.regionId) ways.push(sql`${column('region_id')} = any(${regionIds}::uuid[])`);
    if (binding.regionIds) ways.push(sql`${column('region_ids')} && ${regionIds}::uuid[]`);
    if (binding.throughOwner) {
      ways.push(
        sql`exists (select 1 from person owner where owner.id = ${column('person_id')} and owner.region_ids && ${regionIds}::uuid[])`,
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
