import { readFile, writeFile } from 'node:fs/promises';
import { kmBetween, kmToRing, type Corner, type Ring } from '#kit/world-map/rings.ts';

/**
 * Draws the shape of each country as coarsely as it takes to say whether a place lies in it, from `countries-50m.json` of the
 * npm package world-atlas (Natural Earth, public domain): `node tools/make-country-shapes.ts FILE`. Run by hand when borders change.
 */
const [file = ''] = process.argv.slice(2);
/** A corner of less than so many square degrees is cut off. */
const LEAST_CORNER = 0.08;
/** Land that is nearer to a larger piece is not drawn by itself. */
const NEAR_KM = 40;
/** In a ring that is smaller, in degrees, one place stands for all. */
const SMALL = 0.4;

type Shape = { id?: string; properties: { name: string } } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
);
interface Atlas {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: Shape[] } };
}

const { transform, arcs, objects } = JSON.parse(await readFile(file, 'utf8')) as Atlas;
const lines = arcs.map((arc) => {
  let [east, north] = [0, 0];
  return arc.map(([x, y]): [number, number] => {
    east += x;
    north += y;
    return [
      east * transform.scale[0] + transform.translate[0],
      north * transform.scale[1] + transform.translate[1],
    ];
  });
});
const lineOf = (arc: number): Ring => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []));

/** A ring across the 180th meridian, going on past it. */
function unbroken(ring: Ring): Ring {
  let turns = 0;
  return ring.map(([east, north], i) => {
    const step = east - (ring[i - 1]?.[0] ?? east);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [east + 360 * turns, north];
  });
}

function coarse(ring: Ring): Ring {
  const easts = ring.map(([east]) => east);
  const norths = ring.map(([, north]) => north);
  const span = Math.max(Math.max(...easts) - Math.min(...easts), Math.max(...norths) - Math.min(...norths));
  if (span < SMALL) return ring.slice(0, 1);
  const left = [...ring];
  for (;;) {
    let [least, at] = [LEAST_CORNER, -1];
    for (let i = 1; i < left.length - 1; i++) {
      const [a, b, c] = left.slice(i - 1, i + 2);
      if (!a || !b || !c) continue;
      const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
      if (area < least) [least, at] = [area, i];
    }
    if (at < 0 || left.length < 5) return left;
    left.splice(at, 1);
  }
}

const sizeOf = (ring: Ring): number => {
  let twice = 0;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] ?? a;
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(twice);
};

const ringsOf = (shape: Shape): Ring[] =>
  (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs).map(([outer = []]) =>
    unbroken(outer.flatMap(lineOf)),
  );

/** The largest pieces, and of the others those that lie far from them. */
function pieces(code: string, ofCountry: readonly Shape[]): Ring[] {
  const disputed = DISPUTED.flatMap(([other, place]) =>
    other === code
      ? objects.countries.geometries.flatMap(ringsOf).filter((ring) => kmToRing(ring, place) === 0)
      : [],
  );
  const rings = [...ofCountry.flatMap(ringsOf), ...disputed]
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .map(coarse);
  const kept: Ring[] = [];
  for (const ring of rings) {
    const [first] = ring;
    const isNear =
      first !== undefined &&
      ring.length < 8 &&
      kept.some((piece) => Math.min(kmToRing(piece, first), kmBetween(piece[0] ?? first, first)) < NEAR_KM);
    if (!isNear) kept.push(ring);
  }
  return kept;
}

/** Tenths of a degree, each from the one before. */
function written(ring: Ring): string {
  let [lastEast, lastNorth] = [0, 0];
  const said: number[] = [];
  for (const [east, north] of ring) {
    const [x, y] = [Math.round(east * 10), Math.round(north * 10)];
    if (said.length > 0 && x === lastEast && y === lastNorth) continue;
    said.push(x - lastEast, y - lastNorth);
    [lastEast, lastNorth] = [x, y];
  }
  return said.join(' ');
}

/** Land without a code of its own, by the codes of those who call it theirs. */
const WITHOUT_CODE: Readonly<Record<string, readonly string[]>> = {
  Somaliland: ['SO'],
  Kosovo: ['XK', 'RS'],
  'N. Cyprus': ['CY'],
  'Siachen Glacier': ['IN', 'PK'],
};
const codeOf = (digits: string): string => new Intl.Locale(`und-${digits}`).region ?? '';

/** Pieces that count for two countries, each by the code of the other one and a place in it. */
const DISPUTED: readonly (readonly [string, Corner])[] = [['UA', [34.1, 45.1]]];

const shapes = new Map<string, Shape[]>();
for (const shape of objects.countries.geometries)
  for (const code of shape.id ? [codeOf(shape.id)] : (WITHOUT_CODE[shape.properties.name] ?? []))
    shapes.set(code, [...(shapes.get(code) ?? []), shape]);

const lists = [...shapes]
  .filter(([code]) => /^[A-Z]{2}$/.test(code) && code !== 'AQ')
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, ofCountry]) => `  ${code}: '${pieces(code, ofCountry).map(written).join(',')}',`);

await writeFile(
  'kit/world-map/country-shapes.generated.ts',
  `// Drawn by tools/make-country-shapes.ts from Natural Earth 1:50m (naturalearthdata.com, public domain), as packed by
// world-atlas 2.0.2 (Copyright 2013-2019 Michael Bostock, ISC licence).

/** The land of each country: rings of longitude and latitude in tenths of a degree, each from the one before. */
export const COUNTRY_SHAPES: Readonly<Record<string, string>> = {
${lists.join('\n')}
};
`,
);
console.log(`${lists.join('').length} characters, ${lists.length} countries.`);
