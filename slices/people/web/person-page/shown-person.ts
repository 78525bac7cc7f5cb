import { personHistory } from './person-page.graphql.generated.ts';
import { onePerson } from './person.graphql.generated.ts';

/** What the page of a person shows differently after something was done to them. */
export const SHOWN_PERSON = [onePerson, personHistory];
