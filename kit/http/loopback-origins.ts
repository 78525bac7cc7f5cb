/** A browser may say localhost or 127.0.0.1 for the same server on this machine: both, or none for any other server. */
export function loopbackOrigins(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [];
  return ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port && `:${port}`}`);
}
