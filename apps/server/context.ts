import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kit/access/actor.ts';
import { scopeOf, WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase, wholeCollegeWithin, type Db } from '#kit/db/database.ts';
import { noteSecondConnection } from '#kit/db/one-connection.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { SessionLoss } from '#kit/access/session-loss.ts';
import { DeviceCookie } from '#kit/http/sessions/device-cookie.ts';
import { CookieChange, readCookie, readSessionCookie } from '#kit/http/sessions/session-cookie.ts';
import { noteSeen } from '#kit/http/sessions/sessions.queries.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#kit/messages/locales.ts';
import {
  actorOf,
  blockedBy,
  rememberCaller,
  sessionLoss,
  type CallerRow,
} from '#slices/people/server/api.ts';
import { FLOW_COOKIE } from './routes/work-account-start.ts';
import type { ServerState } from './server-state.ts';

interface Found {
  row: CallerRow | null;
  loss: SessionLoss | null;
}

interface CallerOptions {
  /** Whether all of the caller is to be read. */
  tellsOfCaller?: boolean;
  /** Whether a page asks on its own, which keeps no session alive. */
  isUnattended?: boolean;
}

/** Writing that a session was seen may wait until the answer is out, and need not happen every time. */
const SEEN_AFTER_MS = 60_000;

async function findSession(
  state: ServerState,
  cookieHeader: string | undefined,
  { tellsOfCaller, isUnattended }: Required<CallerOptions>,
): Promise<Found> {
  const cookie = readSessionCookie(cookieHeader);
  if (cookie.kind === 'none') return { row: null, loss: null };
  if (cookie.kind === 'unreadable') return { row: null, loss: 'sessionUnreadable' };
  const now = state.services.now();
  const { sessionId, secret } = cookie;
  const { callers } = state;
  const row = await (tellsOfCaller ? callers.findWhole(sessionId, secret) : callers.find(sessionId, secret));
  const loss = row ? sessionLoss(row, now) : 'sessionEnded';
  if (loss) return { row: null, loss };
  if (row && !isUnattended && now.getTime() - row.lastSeenAt.getTime() > SEEN_AFTER_MS) {
    void noteSeen(state.identityPool, row.sessionId, now).catch((error: unknown) =>
      state.noteTrouble('the sight of a session could not be written down', error),
    );
  }
  return { row, loss: null };
}

/** The language a request asks for: the person's own, else what the page says it speaks. */
function localeOf(row: CallerRow | null, request: FastifyRequest): Locale {
  const asked = request.headers['x-locale'];
  if (isLocale(asked)) return asked;
  return isLocale(row?.locale) ? row.locale : DEFAULT_LOCALE;
}

/** Finds out who is calling and gives the request what it may touch. */
export async function createContext(
  state: ServerState,
  request: FastifyRequest,
  { tellsOfCaller = false, isUnattended = false }: CallerOptions = {},
): Promise<{ ctx: Context; cookie: CookieChange; device: DeviceCookie }> {
  const cookie = new CookieChange();
  const device = new DeviceCookie(request.headers.cookie, state.services.secrets.keys('devices'));
  const { row, loss } = await findSession(state, request.headers.cookie, { tellsOfCaller, isUnattended });
  if (loss) cookie.clear('lost');
  const ip = request.ip;
  let database: Db | null = null;
  let college: Db | null = null;
  const ctx: Context = {
    actor: null,
    sessionLoss: loss,
    blockedBy: null,
    // Many requests, currentUser above all, never ask for it.
    get db() {
      noteSecondConnection('ctx.db');
      return (database ??= openDatabase(state.appPool, scopeOf(ctx.actor)));
    },
    unscopedWithin(tx, reason) {
      state.metrics.count('unscoped_total', { reason });
      return wholeCollegeWithin(tx);
    },
    unscoped(reason) {
      noteSecondConnection(`ctx.unscoped('${reason}')`);
      state.metrics.count('unscoped_total', { reason });
      return (college ??= openDatabase(state.appPool, WHOLE_COLLEGE));
    },
    audit: auditSource(null, ip, request.id),
    requestId: request.id,
    ip,
    userAgent: request.headers['user-agent'] ?? '',
    app: request.headers['x-app'] === 'companion' ? 'companion' : 'web',
    locale: localeOf(row, request),
    device,
    workAccountFlow: readCookie(request.headers.cookie, FLOW_COOKIE),
    services: state.services,
    async adopt(session) {
      if (session) cookie.set(session.sessionId, session.secret, session.expiresAt);
      else cookie.clear('logOut');
      become(session ? await state.callers.findWhole(session.sessionId, session.secret) : null);
    },
  };
  const become = (caller: CallerRow | null): void => {
    rememberCaller(ctx, caller);
    ctx.actor = caller ? actorOf(caller) : null;
    ctx.blockedBy = caller ? blockedBy(caller) : null;
    database = null;
    ctx.audit = auditSource(ctx.actor, ip, request.id);
    ctx.sessionLoss = null;
  };
  if (row) become(row);
  return { ctx, cookie, device };
}

const auditSource = (actor: Actor | null, ip: string, requestId: string): Context['audit'] => ({
  actorId: actor?.personId ?? null,
  impersonatorId: actor?.impersonatorId ?? null,
  sessionId: actor?.sessionId ?? null,
  ip,
  requestId,
});
