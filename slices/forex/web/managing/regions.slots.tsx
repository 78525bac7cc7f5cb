import type { RegionsSlot } from '#slices/regions/web/api.ts';
import { ExchangeRatesPanel } from './exchange-rates-panel.tsx';

export const slots: readonly RegionsSlot[] = [
  { id: 'rates', as: 'card', render: () => <ExchangeRatesPanel /> },
];
