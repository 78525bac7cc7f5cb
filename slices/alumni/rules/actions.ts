/** What the audit log records of this slice. */
export type AlumniAction = 'saveAlumniProfile' | 'inviteAlumni' | 'leaveAlumniMail' | 'rejoinAlumniMail';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<AlumniAction, true> {}
}
