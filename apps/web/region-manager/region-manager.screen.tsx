import { ExchangeRatesPanel } from '#slices/forex/web/api.ts';
import { RegionManager } from '#slices/regions/web/api.ts';

/** The region manager, with the rates by which its currencies are exchanged. */
export const RegionManagerScreen = () => <RegionManager rates={<ExchangeRatesPanel />} />;
