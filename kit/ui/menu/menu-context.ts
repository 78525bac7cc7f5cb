import { createContext } from 'react';

/** Closes the menu around an item, once something was chosen. */
export const CloseMenu = createContext<() => void>(() => {});
