import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context.ts';
import { countRead, type PageRead } from './read-on.ts';

const PLUGIN = 'readOn';

interface NamedList {
  /** What a list is called when it is saved as a file, where its field has another name. */
  exportedAs?: string;
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      readOn: ReadOnPlugin<Types>;
    }
    interface QueryFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      exportedAs?: NamedList['exportedAs'];
    }
    interface ObjectFieldOptions<Types, ParentShape, Type, Nullable, Args, ResolveReturnShape> {
      exportedAs?: NamedList['exportedAs'];
    }
  }
}

interface PageArguments {
  after?: unknown;
  first?: unknown;
  sort?: unknown;
  descending?: unknown;
}

type Resolver = GraphQLFieldResolver<unknown, Context, PageArguments>;

/** Counts what is read of every list there is, and of every one that is still to come. */
export class ReadOnPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    return isPaged(config) ? (counted(resolve, listOf(config)) as typeof resolve) : resolve;
  }
}

const isPaged = <Types extends SchemaTypes>({ type, args }: PothosOutputFieldConfig<Types>): boolean =>
  type.kind === 'Object' && 'after' in args && 'first' in args;

/** The name that a list has in files: 'exam-results'. */
const listOf = <Types extends SchemaTypes>({ name, pothosOptions }: PothosOutputFieldConfig<Types>): string =>
  (pothosOptions as NamedList).exportedAs ??
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const counted =
  (resolve: Resolver, list: string): Resolver =>
  async (parent, args, ctx, info) => {
    const page = (await resolve(parent, args, ctx, info)) as Pick<PageRead, 'rows'> | null;
    const { after: _, first: __, sort: ___, descending: ____, ...narrowed } = args;
    if (page) await countRead(ctx, { list, rows: page.rows, narrowed });
    return page;
  };

SchemaBuilder.registerPlugin(PLUGIN, ReadOnPlugin);
