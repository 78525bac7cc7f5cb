/** Longitude and latitude, of which the longitude may go on past 180. */
export type Corner = readonly [number, number];
/** A closed line around land; of very small land a single place. */
export type Ring = readonly Corner[];

const KM_A_DEGREE = 111.2;

/** How far apart two places are, near enough within a country. */
export function kmBetween([east, north]: Corner, [otherEast, otherNorth]: Corner): number {
  const wide = Math.cos((((north + otherNorth) / 2) * Math.PI) / 180);
  return KM_A_DEGREE * Math.hypot((east - otherEast) * wide, north - otherNorth);
}

/** Whether a place lies inside: as many lines lie to its east as make an odd number. */
function isInside(ring: Ring, [east, north]: Corner): boolean {
  let isIn = false;
  for (const [i, [x, y]] of ring.entries()) {
    const [lastX, lastY] = ring.at(i - 1) ?? [x, y];
    if (y > north !== lastY > north && east < ((lastX - x) * (north - y)) / (lastY - y) + x) isIn = !isIn;
  }
  return isIn;
}

function kmToLine(place: Corner, from: Corner, to: Corner): number {
  const wide = Math.cos((place[1] * Math.PI) / 180);
  const [x, y] = [(to[0] - from[0]) * wide, to[1] - from[1]];
  const [px, py] = [(place[0] - from[0]) * wide, place[1] - from[1]];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / length));
  return KM_A_DEGREE * Math.hypot(px - share * x, py - share * y);
}

/** How far outside of a ring a place lies: 0 within it. */
export function kmToRing(ring: Ring, place: Corner): number {
  if (isInside(ring, place)) return 0;
  return Math.min(...ring.map((corner, i) => kmToLine(place, ring.at(i - 1) ?? corner, corner)));
}
