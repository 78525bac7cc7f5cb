import { createContext, use } from 'react';

/** Whether the guards of the site let the reader open an address. */
export type MayOpen = (address: string) => boolean;

export const MayOpenContext = createContext<MayOpen>(() => true);

export const useMayOpen = (): MayOpen => use(MayOpenContext);
