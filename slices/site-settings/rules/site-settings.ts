/** The region whose settings the apps use when theirs has none. */
export const DEFAULT_APP_VERSION_REGION = '_Default';

/** The region of people who try out new versions. */
export const TEST_REGION = '_AppTestingGroup';
