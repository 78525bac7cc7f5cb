import { markup, type Html } from '#kit/http/html.ts';
import { MAP_HEIGHT, MAP_WIDTH, project, type Place } from '#kit/world-map/projection.ts';
import { BORDERS, LAND } from '#kit/world-map/world-outline.generated.ts';

export const WORLD_ADDRESS = '/ministries/world.svg';

/** Fetched once by a browser for all pages. Half transparent, it suits a light page and a dark one. */
export const WORLD_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}"><path d="${LAND}" fill="#7d939c" fill-opacity=".42"/><path d="${BORDERS}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/></svg>`;

/** A part of the map this wide shows a country and its neighbours. */
const NEAR = { width: 560, height: 224, radius: 8 };

interface Shown {
  left: number;
  top: number;
  width: number;
  height: number;
  radius: number;
}

function picture(label: string, { left, top, width, height, radius }: Shown, places: readonly Place[]): Html {
  const dots = places.map((place) => {
    const { x, y } = project(place);
    return markup`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" stroke-width="${(radius / 3).toFixed(1)}" />`;
  });
  return markup`<svg class="map" role="img" aria-label="${label}" width="${width}" height="${height}"
    viewBox="${[left, top, width, height].map(Math.round).join(' ')}"><image href="${WORLD_ADDRESS}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}" />${dots}</svg>`;
}

export const worldWith = (label: string, places: readonly Place[]): Html =>
  picture(label, { left: 0, top: 0, width: MAP_WIDTH, height: MAP_HEIGHT, radius: 30 }, places);

const between = (value: number, max: number): number => Math.max(0, Math.min(max, value));

export function surroundings(label: string, place: Place): Html {
  const { x, y } = project(place);
  const left = between(x - NEAR.width / 2, MAP_WIDTH - NEAR.width);
  const top = between(y - NEAR.height / 2, MAP_HEIGHT - NEAR.height);
  return picture(label, { left, top, ...NEAR }, [place]);
}
