import { createContext } from 'react';

/** How parts of a drawer lead on to something else in it: after a question where something was typed and not saved. */
export const LeavingDrawer = createContext<(by: () => void) => void>((by) => by());
