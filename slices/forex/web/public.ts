export { ExchangeRatesCard } from './exchange-rates-card.tsx';
