interface ImportMetaEnv {
  /** Whether this build shows the catalogue of parts to developers. */
  readonly CATALOGUE: boolean;
  /** Whether the frame is cached for times without a network: not in development. */
  readonly OFFLINE_FRAME: boolean;
}
