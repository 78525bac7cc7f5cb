export { useDecide as useDecideExplanation } from './queue/use-decide.ts';
