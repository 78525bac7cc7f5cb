import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import type { Config } from '#kit/config/config.ts';
import { openDatabase } from '#kit/db/database.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateLimits } from '#kit/http/limits/rate-limits.ts';
import { insertLogEntry } from '#slices/system-log/server/api.ts';
import type { NoteTrouble } from './log.ts';
import { START_WARNING } from './start/start-warnings.ts';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addAddress('::1', 'ipv6');

function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return isIP(plain) !== 0 && PRIVATE.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Notices a balancer that TRUSTED_PROXIES does not name. Everyone behind it would share one rate limit, so one person guessing
 * passwords would lock all of them out. Once some proxies are named, only a private address can be another one: a public client
 * that sends the header is making it up.
 */
export class ProxyWatch {
  /** What the operator should know; null while there is nothing. */
  warning: string | null = null;
  readonly #hasProxies: boolean;
  readonly #tell: (warning: string) => Promise<void>;

  constructor({ trustedProxies }: Pick<Config, 'trustedProxies'>, tell: (warning: string) => Promise<void>) {
    this.#hasProxies = trustedProxies.length > 0;
    this.#tell = tell;
  }

  /** `ips` are the addresses that are believed, from the peer on; without a trusted peer there is none. */
  look({ headers, ips, socket }: Pick<FastifyRequest, 'headers' | 'ips' | 'socket'>): void {
    if (this.warning !== null || headers['x-forwarded-for'] === undefined) return;
    const peer = socket.remoteAddress ?? '';
    const isTrusted = (ips?.length ?? 0) > 1;
    if (isTrusted || (this.#hasProxies && !isPrivate(peer))) return;
    this.warning = `TRUSTED_PROXIES does not name ${peer}, which forwards requests for others: if that is your balancer, all who come through it count as one caller, and limits meant for one hold for all of them.`;
    void this.#tell(this.warning);
  }
}

/** Once a day for all processes and servers together. */
const TOLD: Parameters<RateLimits['take']>[0] = { name: 'proxy-warning', max: 1, windowS: 86_400 };

interface Tellers {
  appPool: Pool;
  rateLimits: Pick<RateLimits, 'take'>;
  noteTrouble: NoteTrouble;
}

/** Says it in the log, and to the staff who read the system log, beside the other warnings of a start. */
export async function tellOfProxy(
  payload: string,
  { appPool, rateLimits, noteTrouble }: Tellers,
): Promise<void> {
  try {
    await rateLimits.take(TOLD, 'server');
    noteTrouble(payload, null);
    const nobody = { personId: null, impersonatorId: null, reference: null, requestId: null };
    const db = openDatabase(appPool, WHOLE_COLLEGE);
    await insertLogEntry(db, { ...nobody, type: 'ERROR', action: START_WARNING, payload });
  } catch (error) {
    if (error instanceof RuleError) return; // Another process has told it.
    noteTrouble('a warning could not be written into the system log', error);
  }
}
