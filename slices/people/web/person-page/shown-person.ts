import { lastActions, personHistory } from './person-page.graphql.generated.ts';
import { onePerson } from './person.graphql.generated.ts';

export const SHOWN_PERSON = [onePerson, personHistory, lastActions];
