/** An id as the database writes it; capital letters are read too. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is an id the database would take: asking it about anything else is an error. */
export const isUuid = (text: string): boolean => UUID.test(text);
