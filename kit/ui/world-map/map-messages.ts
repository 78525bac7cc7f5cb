import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What the map of the world says. */
export const mapMessages = {
  mapZoomIn: { text: 'Zoom in', about: 'Button that shows a smaller part of a map, larger.' },
  mapZoomOut: { text: 'Zoom out', about: 'Button that shows a larger part of a map, smaller.' },
  mapShowAll: {
    text: 'Show all',
    about: 'Button that moves a map so that everything marked on it can be seen.',
  },
  mapKeys: {
    text: 'Arrow keys move the map, plus and minus zoom, 0 shows all.',
    about: 'Read aloud when a map is reached by keyboard. Not visible.',
  },
  mapCluster: {
    text: '{name} and {count, plural, one {# more nearby} other {# more nearby}}',
    about:
      'Name of a round mark on a map that stands for several things close to each other. name is the first of them.',
  },
  mapInView: {
    text: '{count, plural, =0 {Nothing marked here} one {# marked here} other {# marked here}}',
    about:
      'Read aloud after a map was moved: how many things are marked in the part that can be seen. Not visible.',
  },
  mapTwoFingers: {
    text: 'Pinch to zoom; drag with two fingers to move up and down.',
    about: 'Quiet line under a map on a phone.',
  },
  mapDegrees: {
    text: '{latitude}° {hemisphere, select, north {N} other {S}}, {longitude}° {side, select, east {E} other {W}}',
    about:
      'A place on the map in degrees, such as 52.6° N, 2.0° W. N, S, E and W are the points of the compass.',
  },
  mapPin: {
    text: 'Pin at {place}. Move it with the arrow keys.',
    about:
      'Read aloud as the name of the pin by which a place is chosen on a map. place is in degrees. Not visible.',
  },
  mapPickHelp: {
    text: 'Find a town, or tap the map. Arrow keys move the pin by a tenth of a degree, with Shift by a whole one. Only the area is kept, to about 10 km.',
    about:
      'Help under a map on which a place is chosen. Places are rounded so that no house can be found by them.',
  },
  mapFindTown: {
    text: 'Find a town',
    about: 'Label of a search field over a map on which a place is chosen.',
  },
  mapFindTownHelp: {
    text: 'Or paste a latitude and longitude, such as 52.6, -2.0. Towns: GeoNames, CC BY 4.0.',
    about: 'Help under “Find a town”. GeoNames and CC BY 4.0 are names, and stay as they are.',
  },
  mapNoPin: { text: 'No place chosen', about: 'Stands under a map on which no place was chosen yet.' },
  mapSetPin: {
    text: 'Place the pin',
    about: 'Button that puts a pin in the middle of the map, to be moved from there.',
  },
  mapRemovePin: { text: 'Remove the pin', about: 'Button that takes back the choice of a place on a map.' },
} as const satisfies Record<string, MessageSource>;
