interface ImportMetaEnv {
  /** Whether this build shows the catalogue of parts to developers. */
  readonly CATALOGUE: boolean;
}
