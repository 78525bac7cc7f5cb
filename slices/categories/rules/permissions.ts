/** Who may do what with categories. */
export const can = {
  manage: ({ roles }: { roles: readonly string[] }): boolean => roles.includes('superadmin'),
};
