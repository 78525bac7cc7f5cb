/** Who may do what with requests for help. Asking, and reading what one has asked, is for everybody signed in. */
export const can = {
  answer: ({ roles }: { roles: readonly string[] }): boolean => roles.includes('superadmin'),
};
