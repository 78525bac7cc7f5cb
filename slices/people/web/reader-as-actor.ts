import { ROLES, REGION_ROLES, type Actor } from '#kit/access/actor.ts';
import type { SignedInUser } from '#kit/client/session/session.ts';

interface KnownRegion {
  _id: string;
  slug: string;
}

const among = <Word extends string>(words: readonly Word[], held: readonly string[]): Word[] =>
  words.filter((word) => held.includes(word));

/**
 * Whoever sits before the screen, as the rules want to see them, so that the screen asks what the server will decide. The
 * regions are those the reader can see: a role held anywhere else opens nothing here.
 */
export function readerAsActor(user: SignedInUser, regions: readonly KnownRegion[]): Actor {
  const idOf = (slug: string) => regions.find((region) => region.slug === slug)?._id;
  return {
    personId: user._id,
    roles: among(ROLES, user.roles ?? []),
    regionIds: (user.regions ?? []).map(({ _id }) => _id),
    regionRoles: (user.regionRoles ?? []).map(({ slug, roleNames }) => ({
      regionId: idOf(slug) ?? slug,
      slug,
      roleNames: among(REGION_ROLES, roleNames),
    })),
    individualPermissions: [],
    impersonatorId: user.impersonatingUser?._id ?? null,
    sessionId: '',
  };
}
