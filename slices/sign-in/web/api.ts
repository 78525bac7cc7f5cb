export { PersonPage } from './accounts/person-page.tsx';
