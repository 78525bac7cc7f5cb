export { speak, type Speaker } from './speak.ts';
export { spokenPage } from './spoken-page.ts';
