/** The passwords of the demo college are worth something only with the secret it was made with. */
export const SITE_SECRET = 'a secret of the journeys that is long enough';
