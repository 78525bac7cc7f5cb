export interface Place {
  latitude: number;
  longitude: number;
}

export interface MapPoint {
  x: number;
  y: number;
}

/** The whole world in map units. The sheet ends south of the last inhabited land. */
export const MAP_WIDTH = 4_000;
export const MAP_HEIGHT = 1_760;

// Equal Earth (Šavrič, Patterson and Jenny, 2018): areas keep their sizes, and the shapes look familiar.
const A1 = 1.340264;
const A2 = -0.081106;
const A3 = 0.000893;
const A4 = 0.003796;
const ROOT = Math.sqrt(3) / 2;
const HALF_WIDTH = Math.PI / (ROOT * A1);
const UNITS = MAP_WIDTH / 2 / HALF_WIDTH;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

const northing = (angle: number): number => {
  const square = angle * angle;
  const sixth = square ** 3;
  return angle * (A1 + A2 * square + sixth * (A3 + A4 * square));
};
const slope = (angle: number): number => {
  const square = angle * angle;
  const sixth = square ** 3;
  return A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square);
};
const TOP = northing(Math.asin(ROOT * Math.sin(radians(84))));

/** Where a place stands on the map. */
export function project({ latitude, longitude }: Place): MapPoint {
  const angle = Math.asin(ROOT * Math.sin(radians(latitude)));
  return {
    x: MAP_WIDTH / 2 + (UNITS * radians(longitude) * Math.cos(angle)) / (ROOT * slope(angle)),
    y: UNITS * (TOP - northing(angle)),
  };
}

const STEPS = 8;

/** The place under a point of the map; beside the world, the nearest on its edge. */
export function placeAt({ x, y }: MapPoint): Place {
  const wanted = TOP - y / UNITS;
  let angle = wanted / A1;
  for (let step = 0; step < STEPS; step++) angle -= (northing(angle) - wanted) / slope(angle);
  const sine = Math.max(-1, Math.min(1, Math.sin(angle) / ROOT));
  const longitude = degrees((((x - MAP_WIDTH / 2) / UNITS) * ROOT * slope(angle)) / Math.cos(angle));
  return { latitude: degrees(Math.asin(sine)), longitude: Math.max(-180, Math.min(180, longitude)) };
}

const TENTHS = 10;

/** To a tenth of a degree, about eleven kilometres: near enough to find a town, too far to find a door. */
export const roundPlace = ({ latitude, longitude }: Place): Place => ({
  // Never minus zero.
  latitude: Math.round(latitude * TENTHS) / TENTHS + 0,
  longitude: Math.round(longitude * TENTHS) / TENTHS + 0,
});
