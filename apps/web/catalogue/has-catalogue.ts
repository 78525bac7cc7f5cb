/**
 * The parts are shown by `npm run dev`, and to the journeys by a build made for them. Decided when building, so that
 * nothing of them is in what everybody else gets.
 */
export const HAS_CATALOGUE: boolean = import.meta.env.DEV || import.meta.env.MODE === 'catalogue';
