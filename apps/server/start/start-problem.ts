import type { Config } from '#kit/config/config.ts';

interface SystemError {
  code?: string;
  syscall?: string;
  path?: string;
  message?: string;
  cause?: unknown;
  errors?: readonly unknown[];
}

/**
 * What the operating system or the database said against the start, in one sentence for the operator; null
 * for a surprise, of which the whole story is worth printing. Nothing here repeats DATABASE_URL: it holds a password.
 */
export function startProblem(error: unknown, config: Config): string | null {
  for (const link of chainOf(error)) {
    const sentence = ofListening(link, config) ?? ofDatabase(link, config) ?? ofDataDir(link, config);
    if (sentence) return sentence;
  }
  return null;
}

/** An error, what caused it, and the several that make up one: a host may have more than one address. */
function chainOf(error: unknown): SystemError[] {
  if (typeof error !== 'object' || error === null) return [];
  const { cause, errors } = error as SystemError;
  return [error, ...chainOf(cause), ...(errors ?? []).flatMap(chainOf)];
}

function ofListening({ code, syscall, message }: SystemError, { host, port }: Config): string | null {
  if (syscall === 'getaddrinfo' && message?.endsWith(` ${host}`))
    return `HOST (${host}) is not a name or an address of this machine.`;
  if (syscall !== 'listen' && syscall !== 'bind') return null;
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program: stop it, or choose another port.`;
  if (code === 'EACCES') return `PORT ${port} is not for this user: choose one above 1023.`;
  return `HOST (${host}) is not a name or an address of this machine.`;
}

/** What PostgreSQL answers to a refused login, by its own codes. */
const REFUSALS: Readonly<Record<string, string>> = {
  '3D000': 'DATABASE_URL names a database that does not exist: create it first.',
  '28P01': 'DATABASE_URL has a wrong user or a wrong password.',
  '28000': 'DATABASE_URL has a user whom the database does not let in.',
  '53300': 'The database of DATABASE_URL has no connection to spare: raise its max_connections.',
  '57P03': 'The database of DATABASE_URL is still starting or is stopping: try again in a moment.',
};
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENOENT)$/;

function ofDatabase(
  { code = '', syscall, message = '' }: SystemError,
  { databaseUrl }: Config,
): string | null {
  if (!databaseUrl) return null;
  if (code === '42501' && message.includes('create role'))
    return 'The user of DATABASE_URL may not create roles: give it CREATEROLE.';
  if (code === '42501') return `The user of DATABASE_URL lacks a right: ${message}.`;
  if (REFUSALS[code]) return REFUSALS[code];
  const isLost = (syscall === 'connect' || syscall === 'getaddrinfo') && UNREACHABLE.test(code);
  if (isLost || /timeout exceeded when trying to connect|Connection terminated/.test(message))
    return 'No database answers at the address of DATABASE_URL.';
  return null;
}

const UNUSABLE: Readonly<Record<string, string>> = {
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'is or lies in a file, not a folder',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'lies on a disk that can only be read',
  ENOSPC: 'lies on a disk that is full',
};

function ofDataDir({ code = '', path }: SystemError, { dataDir }: Config): string | null {
  const isInside = path !== undefined && (path.startsWith(dataDir) || dataDir.startsWith(path));
  return isInside && UNUSABLE[code]
    ? `DATA_DIR (${dataDir}) ${UNUSABLE[code]}: choose another folder.`
    : null;
}
