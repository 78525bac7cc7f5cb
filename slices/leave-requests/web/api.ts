export { useDecideLeave } from './queue/use-decide-leave.ts';
export { useDaysText } from './use-days-text.ts';
