/** What the audit log records of this slice. */
export type VideoUploadsAction =
  | 'abortVideoUpload'
  | 'beginVideoUpload'
  | 'completeVideoUpload'
  | 'forgetVideoUpload'
  | 'refuseVideoContent'
  | 'removeOrphanFilm';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<VideoUploadsAction, true> {}
}
