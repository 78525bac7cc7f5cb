export { LinksScreen } from './links.screen.tsx';
