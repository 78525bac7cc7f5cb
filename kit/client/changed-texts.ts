import { liveValue, useLiveValue } from './live-value.ts';

const live = liveValue(0);

/** Says that texts of the interface were changed here, so that this page asks for them again. */
export const tellTextsChanged = (): void => live.set(live.get() + 1);

/** How often texts were changed on this page. */
export const useTextChanges = (): number => useLiveValue(live);
