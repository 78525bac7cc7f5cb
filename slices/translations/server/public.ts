export { speak } from './speak.ts';
