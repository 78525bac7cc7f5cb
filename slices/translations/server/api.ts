export { speak, type Speaker } from './speak.ts';
