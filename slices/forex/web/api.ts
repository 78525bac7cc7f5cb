export { FiguresCard } from './charts/figures-card.tsx';
export { ExchangeRatesCard } from './exchange-rates-card.tsx';
