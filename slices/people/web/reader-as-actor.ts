import { ROLES, REGION_ROLES, type Actor } from '#kit/access/actor.ts';
import type { SignedInUser } from '#kit/client/session/session.ts';

interface KnownRegion {
  _id: string;
  slug: string;
}

const among = <Word extends string>(words: readonly Word[], held: readonly string[]): Word[] =>
  words.filter((word) => held.includes(word));

/** The user as the rules see an actor. A role held on a campus that the reader cannot see opens nothing here. */
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
    isAlumnus: user.isAlumni === true,
    impersonatorId: user.impersonatingUser?._id ?? null,
    sessionId: '',
  };
}

interface ShownPerson {
  _id: string;
  roles: readonly string[] | null;
  regions: readonly KnownRegion[] | null;
  regionRoles: readonly { slug: string; roleNames: readonly string[] }[] | null;
}

/** A person on the screen, as far as the reader can see what they may do. */
export const personAsHolder = ({ _id, roles, regions, regionRoles }: ShownPerson) => ({
  personId: _id,
  roles: among(ROLES, roles ?? []),
  regionIds: (regions ?? []).map((region) => region._id),
  regionRoles: (regionRoles ?? []).map(({ slug, roleNames }) => ({
    regionId: regions?.find((region) => region.slug === slug)?._id ?? slug,
    slug,
    roleNames: among(REGION_ROLES, roleNames),
  })),
});
