import type { Role } from '#kit/access/actor.ts';
import { config } from '#kit/client/config.ts';
import { enter, type SignedInUser } from '#kit/client/session/session.ts';
import { endSession } from '#kit/client/session/unfinished-sign-out.ts';
import { mayLogInAt } from '#slices/sign-in/rules/environment.ts';

/** At the administrators' address all others are signed out again; false says so. The server refuses them as well. */
export async function admit(user: SignedInUser | null): Promise<boolean> {
  const roles = (user?.roles ?? []) as readonly Role[];
  if (user && mayLogInAt(config().environment, { roles, regionRoles: [] })) {
    enter(user);
    return true;
  }
  await endSession();
  return false;
}
