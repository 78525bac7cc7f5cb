import { readFile, writeFile } from 'node:fs/promises';
import { MAP_HEIGHT, project, roundPlace, type MapPoint, type Place } from '#kit/world-map/projection.ts';

/**
 * Draws the outline of the world and finds the middle of each country, from `countries-50m.json` of the npm package
 * world-atlas (Natural Earth, public domain): `node tools/make-world-map.ts FILE`. Run by hand when borders change.
 */
const [file = ''] = process.argv.slice(2);
/** A point that makes less difference than so many square units is left out, and so is an island of that size. */
const LEAST_CORNER = 7;
const LEAST_ISLAND = 12;

type Ring = number[];
type Shape =
  | { type: 'Polygon'; id?: string; arcs: Ring[] }
  | { type: 'MultiPolygon'; id?: string; arcs: Ring[][] };
interface Atlas {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: Record<'countries' | 'land', { geometries: Shape[] }>;
}

const { transform, arcs, objects } = JSON.parse(await readFile(file, 'utf8')) as Atlas;
const places = arcs.map((arc) => {
  let east = 0;
  let north = 0;
  return arc.map(([x, y]): Place => {
    east += x;
    north += y;
    return {
      longitude: east * transform.scale[0] + transform.translate[0],
      latitude: north * transform.scale[1] + transform.translate[1],
    };
  });
});

const corner = (a: MapPoint, b: MapPoint, c: MapPoint): number =>
  Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;

/** A line across the 180th meridian, going on past it. */
function unbroken(line: Place[]): Place[] {
  let turns = 0;
  return line.map(({ latitude, longitude }, i) => {
    const step = longitude - (line[i - 1]?.longitude ?? longitude);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return { latitude, longitude: longitude + 360 * turns };
  });
}

/** Leaves out the place that matters least, again and again (Visvalingam). */
function simplify(line: Place[]): Place[] {
  const left = unbroken(line).map((place) => ({ place, ...project(place) }));
  for (;;) {
    let least = LEAST_CORNER;
    let at = -1;
    for (let i = 1; i < left.length - 1; i++) {
      const [a, b, c] = left.slice(i - 1, i + 2);
      const area = a && b && c ? corner(a, b, c) : Infinity;
      if (area < least) [least, at] = [area, i];
    }
    if (at < 0) return left.map(({ place }) => place);
    left.splice(at, 1);
  }
}

/** The part of a ring that lies on one side of the 180th meridian, or of its other name. */
function clipped(ring: Place[], side: 1 | -1): Place[] {
  const isIn = ({ longitude }: Place): boolean => longitude * side <= 180;
  return ring.flatMap((place, i) => {
    const last = ring.at(i - 1) ?? place;
    if (isIn(last) === isIn(place)) return isIn(place) ? [place] : [];
    const share = (180 * side - last.longitude) / (place.longitude - last.longitude);
    const edge = {
      longitude: 180 * side,
      latitude: last.latitude + share * (place.latitude - last.latitude),
    };
    return isIn(place) ? [edge, place] : [edge];
  });
}

/** What is drawn of a ring: what goes past the edge of the map comes in again at the other edge. */
function onMap(ring: Place[]): Place[][] {
  const whole = unbroken(ring);
  return [-360, 0, 360].map((turn) =>
    clipped(
      clipped(
        whole.map((place) => ({ ...place, longitude: place.longitude + turn })),
        1,
      ),
      -1,
    ),
  );
}

const rounded = (place: Place): MapPoint => {
  const { x, y } = project(place);
  return { x: Math.round(x), y: Math.round(y) };
};

const lines = places.map(simplify);
const lineOf = (arc: number): Place[] => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []));
const polygonsOf = (shape: Shape): Ring[][] => (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs);

function areaOf(ring: readonly MapPoint[]): number {
  let twice = 0;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] ?? a;
    twice += a.x * b.y - b.x * a.y;
  }
  return Math.abs(twice) / 2;
}

function path([start, ...rest]: readonly MapPoint[]): string {
  if (!start) return '';
  let drawn = `M${start.x} ${start.y}l`;
  let last = start;
  for (const point of rest) {
    const [x, y] = [point.x - last.x, point.y - last.y];
    if (x === 0 && y === 0) continue;
    drawn += `${x < 0 || drawn.endsWith('l') ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`;
    last = point;
  }
  return drawn.endsWith('l') ? '' : drawn;
}

const rings = objects.land.geometries.flatMap((shape) => polygonsOf(shape).flat());
const land = rings
  .flatMap((ring) => onMap(ring.flatMap(lineOf)))
  .map((ring) => ring.map(rounded))
  .filter((ring) => areaOf(ring) >= LEAST_ISLAND && ring.some(({ y }) => y < MAP_HEIGHT))
  .map((ring) => `${path(ring)}z`)
  .join('');

const owners = new Map<number, Set<Shape>>();
for (const shape of objects.countries.geometries)
  for (const arc of polygonsOf(shape).flat(2)) {
    const line = arc < 0 ? ~arc : arc;
    owners.set(line, (owners.get(line) ?? new Set()).add(shape));
  }
const borders = [...owners]
  .filter(([, shapes]) => shapes.size > 1)
  .map(([line]) => path((lines[line] ?? []).map(rounded)))
  .join('');

const flat = (ring: Place[]): MapPoint[] => ring.map(project);

/** The largest piece of land of a country. */
function mainlandOf(shape: Shape): Place[] {
  const pieces = polygonsOf(shape).map(([ring = []]) =>
    unbroken(ring.flatMap((arc) => (arc < 0 ? (places[~arc] ?? []).toReversed() : (places[arc] ?? [])))),
  );
  return pieces.toSorted((one, other) => areaOf(flat(other)) - areaOf(flat(one)))[0] ?? [];
}

const sizeOf = (shape: Shape): number => areaOf(flat(mainlandOf(shape)));

/** The middle of a country's largest piece of land, where its ministries are looked for first. */
function middleOf(shape: Shape): Place {
  const largest = mainlandOf(shape);
  let [twice, east, north] = [0, 0, 0];
  for (const [i, a] of largest.entries()) {
    const b = largest[(i + 1) % largest.length] ?? a;
    const part = a.longitude * b.latitude - b.longitude * a.latitude;
    twice += part;
    east += (a.longitude + b.longitude) * part;
    north += (a.latitude + b.latitude) * part;
  }
  const longitude = ((east / (3 * twice) + 540) % 360) - 180;
  return roundPlace({ longitude, latitude: north / (3 * twice) });
}

/** Countries that are too small for the outline, or drawn as a part of another. */
const BESIDES: readonly (readonly [string, Place])[] = [
  ['BQ', { latitude: 12.2, longitude: -68.3 }],
  ['CC', { latitude: -12.2, longitude: 96.8 }],
  ['CX', { latitude: -10.5, longitude: 105.7 }],
  ['GF', { latitude: 4, longitude: -53 }],
  ['GI', { latitude: 36.1, longitude: -5.3 }],
  ['GP', { latitude: 16.2, longitude: -61.5 }],
  ['MQ', { latitude: 14.6, longitude: -61 }],
  ['RE', { latitude: -21.1, longitude: 55.5 }],
  ['SJ', { latitude: 78.2, longitude: 15.6 }],
  ['TK', { latitude: -9.2, longitude: -171.8 }],
  ['TV', { latitude: -8.5, longitude: 179.2 }],
  ['XK', { latitude: 42.6, longitude: 20.9 }],
  ['YT', { latitude: -12.8, longitude: 45.2 }],
];

/** 840 is US: browsers and Node know the codes of countries in digits as other names of those in letters. */
const codeOf = (digits: string): string => new Intl.Locale(`und-${digits}`).region ?? '';
const largestFirst = (one: Shape, other: Shape): number => sizeOf(other) - sizeOf(one);
const drawn = objects.countries.geometries
  .toSorted(largestFirst)
  .flatMap((shape) => (shape.id ? [[codeOf(shape.id), middleOf(shape)] as const] : []));
// A code stands for several shapes where reefs are drawn by themselves: the largest has it.
const middles = [...new Map([...BESIDES, ...drawn.toReversed()])]
  .filter(([code]) => /^[A-Z]{2}$/.test(code))
  .toSorted(([one], [other]) => (one < other ? -1 : 1));

const HEAD = `// Drawn by tools/make-world-map.ts from Natural Earth 1:50m (naturalearthdata.com, public domain), as packed by
// world-atlas 2.0.2 (Copyright 2013-2019 Michael Bostock, ISC licence).
`;
await writeFile(
  'kit/world-map/world-outline.generated.ts',
  `${HEAD}
/** Coasts, as the data of an SVG path in map units. */
export const LAND =
  '${land}';

/** Borders between countries. */
export const BORDERS =
  '${borders}';
`,
);
await writeFile(
  'kit/world-map/country-middles.generated.ts',
  `${HEAD}
/** Latitude and longitude of the middle of each country, by its code in two letters. */
export const COUNTRY_MIDDLES: Readonly<Record<string, readonly [number, number]>> = {
${middles.map(([code, { latitude, longitude }]) => `  ${code}: [${latitude}, ${longitude}],`).join('\n')}
};
`,
);
console.log(`${land.length + borders.length} characters of outline, ${middles.length} countries.`);
