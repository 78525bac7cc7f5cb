export { useDecideAmendment } from './amendments/use-decide-amendment.ts';
