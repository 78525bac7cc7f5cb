export const CONTACT_PAGE = '/alumni/contact';
export const OWN_MESSAGES_PAGE = '/alumni/contact/messages';
export const REPORTS_PAGE = '/alumni/reports';

/** Where a message to a person is written; for every line that stands for an alumnus. */
export const writeToAddress = (personId: string): string => `${CONTACT_PAGE}?to=${personId}`;
