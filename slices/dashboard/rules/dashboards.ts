export const DASHBOARDS = ['Admin', 'Manager', 'Student'] as const;
export type Dashboard = (typeof DASHBOARDS)[number];

/** Administrators choose between three dashboards; everybody else has that of the students. */
export const dashboardsFor = (roles: readonly string[]): readonly Dashboard[] =>
  roles.includes('admin') ? DASHBOARDS : ['Student'];

/** The dashboard a user sees: the chosen one, as far as they have the choice. */
export const shownDashboard = (roles: readonly string[], chosen: string): Dashboard => {
  const open = dashboardsFor(roles);
  return open.find((dashboard) => dashboard === chosen) ?? open[0] ?? 'Student';
};

/** Managers have the dashboard of the students, and from it the way to their groups. */
export const managesGroups = (roles: readonly string[]): boolean => roles.includes('manager');

/** Those who look after campuses mark what waits there, regardless of who teaches it. */
export const looksAfterCampuses = (roles: readonly string[]): boolean =>
  ['manager', 'admin', 'superadmin'].some((role) => roles.includes(role));

/** Some hold an office on their campus alone: deans, attendance admins. */
export const holdsOffice = ({
  regionRoles,
}: {
  regionRoles?: readonly { roleNames: readonly string[] }[] | null | undefined;
}): boolean => (regionRoles ?? []).some(({ roleNames }) => roleNames.length > 0);
