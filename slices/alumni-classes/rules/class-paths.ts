export const CLASSES_PAGE = '/alumni/classes';
export const PHOTOS_PAGE = '/alumni/classes/photos';

/** In an address: those who do not show where they graduated. */
export const NO_PLACE = 'none';

/** The page of a class; of all places of a year where none is named. */
export const classAddress = (year: number, place?: string): string =>
  `${CLASSES_PAGE}/${year}${place === undefined ? '' : `?place=${encodeURIComponent(place || NO_PLACE)}`}`;
