import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

// Loaded with --import before anything else of a process. It writes a line to OUTGOING_FILE for every connection that the
// process opens and every name that it looks up, other than those that OUTGOING_ALLOWED lists: host:port, or the
// folder of a socket. It changes nothing about what happens.

const file = process.env['OUTGOING_FILE'] ?? '';
const allowed = (process.env['OUTGOING_ALLOWED'] ?? '').split(',').filter(Boolean);
const allowedHosts = allowed.map((destination) => destination.replace(/:\d+$/, ''));

interface Destination {
  path?: string | null;
  host?: string | null;
  port?: number | string;
}

/** A socket is told where to go in as many ways as there have been versions of Node. */
function destinationOf(args: readonly unknown[]): Destination {
  const [first, second] = args;
  if (Array.isArray(first)) return destinationOf(first);
  if (typeof first === 'object' && first !== null) return first;
  // A number, also in a text, is a port; any other text is the path of a socket.
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { path: first };
  return { port: Number(first), ...(typeof second === 'string' && { host: second }) };
}

const report = (kind: string, to: string): void => appendFileSync(file, `${kind} ${to}\n`);

const isAllowedPath = (path: string): boolean => allowed.some((folder) => path.startsWith(`${folder}/`));

type AnyFunction = (...args: unknown[]) => unknown;

/** Replaces a function by one that notes its arguments and then does the same. */
function watch(owner: object, name: string, note: (args: readonly unknown[]) => void): void {
  const methods = owner as Record<string, AnyFunction | undefined>;
  const original = methods[name];
  if (!original) throw new Error(`There is no ${name} to watch.`);
  methods[name] = function watched(this: unknown, ...args: unknown[]) {
    note(args);
    return Reflect.apply(original, this, args);
  };
}

watch(net.Socket.prototype, 'connect', (args) => {
  const { path, host, port } = destinationOf(args);
  const destination = `${host ?? 'localhost'}:${port}`;
  if (path) {
    if (!isAllowedPath(path)) report('connect', path);
  } else if (!allowed.includes(destination)) report('connect', destination);
});

const noteName = ([name]: readonly unknown[]): void => {
  // An address is no name: a user who connects to it is noted above.
  if (typeof name === 'string' && name !== '' && net.isIP(name) === 0 && !allowedHosts.includes(name))
    report('lookup', name);
};
for (const resolver of [dns, dns.promises])
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveMx'])
    watch(resolver, name, noteName);

syncBuiltinESMExports();
