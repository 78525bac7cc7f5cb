import { isActiveStudent } from '../rules/person.ts';

interface Standing {
  roles: readonly string[] | null;
  regionRoles: readonly { roleNames: readonly string[] }[] | null;
  isAlumni: boolean | null;
  groups: readonly { archived: boolean }[] | null;
}

/** A role held on one campus counts like any other. */
export function standingOf({ roles, regionRoles, isAlumni, groups }: Standing): string[] {
  const held = [...(roles ?? []), ...(regionRoles ?? []).flatMap(({ roleNames }) => roleNames)];
  return [
    ...(isActiveStudent(groups ?? []) ? ['student'] : []),
    ...(isAlumni ? ['alumni'] : []),
    ...new Set(held.filter((role) => role !== 'user')),
  ];
}
