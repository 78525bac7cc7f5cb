import type { Actor, Role } from '#kit/access/actor.ts';
import { holds } from '#kit/access/actor.ts';

/** Who may read a field or call a mutation. Every field has one; a schema with a field that has none does not build. */
export interface Permission {
  /** Read aloud by the permission matrix. */
  says: string;
  needsSession: boolean;
  allows(actor: Actor | null, parent: unknown, args: unknown): boolean;
  /** Whether it is closed to impersonators (decision 11). */
  isOnlyInPerson?: true;
  /** Whether it is open to users who are blocked (Context.blockedBy); closed by default. */
  allowsBlocked?(args: unknown): boolean;
}

export const anyone: Permission = { says: 'anyone', needsSession: false, allows: () => true };

export const signedIn: Permission = {
  says: 'anyone signed in',
  needsSession: true,
  allows: (actor) => actor !== null,
};

/**
 * For what opens an account, gives consent or spends money: an impersonating administrator may look, and
 * help with the rest, but not do this.
 */
export const inPerson = (permission: Permission): Permission => ({
  ...permission,
  says: `${permission.says}, in person`,
  isOnlyInPerson: true,
});

/** For the few calls by which a blocked user can settle what blocks them. */
export const evenBlocked = <Args = unknown>(
  permission: Permission,
  isOpen: (args: Args) => boolean = () => true,
): Permission => ({ ...permission, allowsBlocked: (args) => isOpen(args as Args) });

/** For types that can only be reached through fields which are guarded themselves. */
export const viaParent: Permission = {
  says: 'those who were given the parent',
  needsSession: false,
  allows: () => true,
};

export const withRole = (...roles: Role[]): Permission => ({
  says: `those with the role ${roles.join(' or ')}`,
  needsSession: true,
  allows: (actor) => actor !== null && roles.some((role) => holds(actor, role)),
});

/** A sentence of a slice's permissions.ts, applied to the record the field belongs to. */
export const byRule = <Parent, Args = unknown>(
  says: string,
  rule: (actor: Actor, parent: Parent, args: Args) => boolean,
): Permission => ({
  says,
  needsSession: true,
  allows: (actor, parent, args) => actor !== null && rule(actor, parent as Parent, args as Args),
});

/**
 * The same for a rule that looks at nothing but who asks and the record itself. All fields of a record are read one after
 * the other, so it is asked once for all of them: a list of people asks it of seven fields each.
 */
export function byRecord<Parent>(says: string, rule: (actor: Actor, parent: Parent) => boolean): Permission {
  let last: { actor: Actor; parent: unknown; isAllowed: boolean } | null = null;
  return {
    says,
    needsSession: true,
    allows: (actor, parent) => {
      if (actor === null) return false;
      if (last?.actor !== actor || last.parent !== parent)
        last = { actor, parent, isAllowed: rule(actor, parent as Parent) };
      return last.isAllowed;
    },
  };
}
