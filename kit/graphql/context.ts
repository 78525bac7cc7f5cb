import type { ProblemId } from '#kit/messages/known-problems.ts';
import type { Actor } from '#kit/access/actor.ts';
import type { Calendars } from '#kit/calendars/calendars.ts';
import type { CardProcessor } from '#kit/cards/card-processor.ts';
import type { Config } from '#kit/config/config.ts';
import type { Secrets } from '#kit/config/secrets.ts';
import type { AuditSource } from '#kit/db/audit/audit.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { ObjectStore } from '#kit/files/object-store.ts';
import type { ImageStore } from '#kit/images/image-store.ts';
import type { Device } from '#kit/http/sessions/device-cookie.ts';
import type { RateLimits } from '#kit/http/limits/rate-limits.ts';
import type { IssuedSession } from '#kit/http/sessions/sessions.queries.ts';
import type { WorkAccounts } from '#kit/identity/work-accounts.ts';
import type { Mailer, OutgoingMail } from '#kit/mail/mailer.ts';
import type { Push } from '#kit/push/web-push.ts';
import type { Locale } from '#kit/messages/locales.ts';
import type { BundledMessages } from '#kit/messages/messages-on-disk.ts';
import type { SessionLoss } from '#kit/access/session-loss.ts';
import type { VideoPipeline } from '#kit/video/video-pipeline.ts';

/** What the server owns for its whole life. */
export interface Services {
  config: Config;
  secrets: Secrets;
  rateLimits: RateLimits;
  store: ObjectStore;
  video: VideoPipeline;
  workAccounts: WorkAccounts;
  calendars: Calendars;
  cards: CardProcessor;
  images: ImageStore;
  mailer: Mailer;
  push: Push;
  /** In whose name the college writes, as it is set now. */
  mailSender(db: Db): Promise<OutgoingMail['from']>;
  bundled: BundledMessages;
  now(): Date;
}

/** One request, as actions and resolvers see it. */
export interface Context {
  actor: Actor | null;
  /** Why there is no actor although a cookie came, if so. */
  sessionLoss: SessionLoss | null;
  /**
   * What the person has to settle before the college is open to them, as the problem that says so (new terms of use);
   * null when there is nothing. Until then they may do what a visitor may, and what helps to settle it.
   */
  blockedBy: ProblemId | null;
  /** Narrowed to what the actor may touch. */
  readonly db: Db;
  /**
   * The whole college, for the few reads that cannot be narrowed (finding an account by its address, the name
   * of the user who changed a record). Say why, in words of the program and none of the caller's: /metrics counts each
   * reason, so that one which suddenly grows is seen.
   */
  unscoped(reason: string): Db;
  /** The same within a transaction, over its own connection: one that waits for a second may wait in vain. */
  unscopedWithin(tx: Tx, reason: string): Tx;
  audit: AuditSource;
  requestId: string;
  ip: string;
  userAgent: string;
  /** Which of our apps calls, by its own word: nothing may be allowed because of it, only refused. */
  app: 'web' | 'companion';
  /** The language the request asks to be answered in. */
  locale: Locale;
  /** The browser it comes from, as far as it is known. */
  device: Device;
  /** What the browser was given when it left for the work account's provider. */
  workAccountFlow: string | null;
  /** From here on the browser has this session, or none, and the request is its person's. */
  adopt(session: IssuedSession | null): Promise<void>;
  services: Services;
}

/** Something worked out at most once in a request: a loader, a snapshot. */
export function perRequest<Value>(make: (ctx: Context) => Value): (ctx: Context) => Value {
  const made = new WeakMap<Context, Value>();
  return (ctx) => {
    if (!made.has(ctx)) made.set(ctx, make(ctx));
    return made.get(ctx) as Value;
  };
}
