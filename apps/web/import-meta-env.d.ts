interface ImportMetaEnv {
  /** Whether this build shows the catalogue of parts to developers. */
  readonly CATALOGUE: boolean;
  /** Whether the frame is kept for times without a network: not while somebody changes it. */
  readonly OFFLINE_FRAME: boolean;
}
