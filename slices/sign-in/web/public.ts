export { PersonPage } from './person-page.tsx';
