import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type PothosTypeConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context.ts';
import { viaParent, type Permission } from './permission.ts';
import { RuleError, SessionLostError } from './problem.ts';

const PLUGIN = 'permission';

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      permission: PermissionPlugin<Types>;
    }
    interface ObjectTypeOptions {
      permission: Permission;
    }
    interface QueryFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      permission: Permission;
    }
    interface MutationFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      permission: Permission;
    }
    interface ObjectFieldOptions<Types, ParentShape, Type, Nullable, Args, ResolveReturnShape> {
      permission?: Permission;
    }
  }
}

type Resolver = GraphQLFieldResolver<unknown, Context, object>;

/** Deny by default: puts each field's permission in front of its resolver and refuses to build without one. */
export class PermissionPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  readonly #ofType = new Map<string, Permission>();

  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    if (config.kind === 'Object') {
      const permission = (config.pothosOptions as { permission?: Permission }).permission;
      if (!permission) throw new Error(`The type ${config.name} declares no permission.`);
      this.#ofType.set(config.name, permission);
    }
    return config;
  }

  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const permission = this.#permissionOf(config);
    return { ...config, extensions: { ...config.extensions, permission } };
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const permission = this.#permissionOf(config);
    if (!isWorthAsking(permission)) return resolve;
    const isRoot = config.kind === 'Query' || config.kind === 'Mutation';
    return guarded(resolve, permission, isRoot) as typeof resolve;
  }

  #permissionOf(config: PothosOutputFieldConfig<Types>): Permission {
    const own = (config.pothosOptions as { permission?: Permission }).permission;
    const permission = own ?? this.#ofType.get(config.parentType);
    if (!permission) throw new Error(`The field ${config.parentType}.${config.name} declares no permission.`);
    return permission;
  }
}

const isWorthAsking = (permission: Permission): boolean =>
  permission.needsSession && permission !== viaParent;

/** A refused root field says so; a refused field of a record reads as empty, for its existence is no news. */
function guarded(resolve: Resolver, permission: Permission, isRoot: boolean): Resolver {
  return (parent, args, ctx, info) => {
    if (isRoot && ctx.blockedBy && !permission.allowsBlocked?.(args))
      throw new RuleError(ctx.blockedBy, 'FORBIDDEN');
    const isInAnothersPlace = permission.isOnlyInPerson === true && Boolean(ctx.actor?.impersonatorId);
    if (!isInAnothersPlace && permission.allows(ctx.actor, parent, args))
      return resolve(parent, args, ctx, info);
    if (!isRoot) return null;
    if (isInAnothersPlace) throw new RuleError('notWhileImpersonating', 'FORBIDDEN');
    if (!ctx.actor) throw new SessionLostError(ctx.sessionLoss ?? 'sessionMissing');
    throw new RuleError('notAllowed', 'FORBIDDEN');
  };
}

SchemaBuilder.registerPlugin(PLUGIN, PermissionPlugin);
