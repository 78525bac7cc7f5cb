export { ExchangeRatesCard } from './exchange-rates-card.tsx';
export { ExchangeRatesPanel } from './managing/exchange-rates-panel.tsx';
