import { useSignedInUser } from '#kit/client/session/session.ts';

/** The name of a group, with its campus for users of several: groups of two campuses may have the same name. */
export function useGroupText(): (groupName: string, campus: string) => string {
  const { regions, roles } = useSignedInUser();
  const seesSeveral = (regions ?? []).length > 1 || (roles ?? []).includes('superadmin');
  return (groupName, campus) => (seesSeveral ? `${groupName} · ${campus}` : groupName);
}
