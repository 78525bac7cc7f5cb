import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context.ts';
import { countReadOn } from './read-on.ts';

const PLUGIN = 'readOn';

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      readOn: ReadOnPlugin<Types>;
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, Context, { after?: string | null; first?: number | null }>;

/** Counts what is read beyond the first page of every list there is, and of every one that is still to come. */
export class ReadOnPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    return isPaged(config) ? (counted(resolve, config.name) as typeof resolve) : resolve;
  }
}

const isPaged = <Types extends SchemaTypes>({ type, args }: PothosOutputFieldConfig<Types>): boolean =>
  type.kind === 'Object' && 'after' in args && 'first' in args;

const counted =
  (resolve: Resolver, list: string): Resolver =>
  async (parent, args, ctx, info) => {
    await countReadOn(ctx, list, args);
    return resolve(parent, args, ctx, info);
  };

SchemaBuilder.registerPlugin(PLUGIN, ReadOnPlugin);
