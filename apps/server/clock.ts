/**
 * Where the server asks for the time, and nowhere else: everything that needs it is handed this (Services.now), so that
 * tests can let a month pass. What several servers must agree on to the second (rate limits, claims on mails and
 * jobs) goes by the database's clock instead, in the statement itself.
 */
export const systemClock = (): Date => new Date();
