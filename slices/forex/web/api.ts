export { FiguresCard } from './charts/figures-card.tsx';
export { ExchangeRatesCard } from './exchange-rates-card.tsx';
export { ExchangeRatesPanel } from './managing/exchange-rates-panel.tsx';
