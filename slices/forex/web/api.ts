export { FiguresCard } from './charts/figures-card.tsx';
export { ExchangeRatesCard } from './exchange-rates-card.tsx';
export { chartedRegions } from './exchange-rates.graphql.generated.ts';
