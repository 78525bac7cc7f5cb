const SEGMENT = /#EXTINF:([\d.]+),.*\n#EXT-X-BYTERANGE:(\d+)@/g;
/** The last segment may be a fraction of a second, of which nothing can be said. */
const MIN_SECONDS = 0.5;

/** The most that a line must carry for a list, in bits a second, by the lengths and sizes of its own segments. */
export function peakOf(list: string): number {
  const rates = [...list.matchAll(SEGMENT)].map(
    ([, seconds, bytes]) => (Number(bytes) * 8) / Math.max(Number(seconds), MIN_SECONDS),
  );
  return Math.ceil(Math.max(1, ...rates));
}

/**
 * Says in the list of qualities what each really takes. ffmpeg knows no bandwidth of a film that is encoded for quality:
 * players would take the largest picture for as light as the smallest.
 */
export function withBandwidths(master: string, listAt: (path: string) => string): string {
  const sound = /#EXT-X-MEDIA:TYPE=AUDIO[^\n]*URI="([^"]+)"/.exec(master)?.[1];
  const heard = sound === undefined ? 0 : peakOf(listAt(sound));
  return master.replaceAll(
    /(#EXT-X-STREAM-INF:BANDWIDTH=)\d+([^\n]*\n)([^\n]+)/g,
    (_, start: string, rest: string, path: string) =>
      `${start}${peakOf(listAt(path)) + (path === sound ? 0 : heard)}${rest}${path}`,
  );
}

/** A playlist in which every path it leads to stands as an address. */
export function withAddresses(list: string, addressOf: (path: string) => string): string {
  return list
    .split('\n')
    .map((line) =>
      line === '' || line.startsWith('#')
        ? line.replaceAll(/URI="([^"]+)"/g, (_, path: string) => `URI="${addressOf(path)}"`)
        : addressOf(line),
    )
    .join('\n');
}

/** The paths a playlist leads to, each once. */
export function pathsIn(list: string): string[] {
  const paths = new Set<string>();
  withAddresses(list, (path) => {
    paths.add(path);
    return path;
  });
  return [...paths];
}
