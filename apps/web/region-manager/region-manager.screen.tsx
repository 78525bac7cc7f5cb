import { ExchangeRatesPanel } from '#slices/forex/web/public.ts';
import { RegionManager } from '#slices/regions/web/public.ts';

/** The region manager, with the rates by which its currencies are exchanged. */
export const RegionManagerScreen = () => <RegionManager rates={<ExchangeRatesPanel />} />;
