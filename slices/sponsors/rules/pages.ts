import { defineMessages } from '#kit/messages/define-messages.ts';

/** What the server says itself where a receipt is not found. */
export const pages = defineMessages('pages', {
  sponsorReceiptOver: {
    text: 'This receipt isn’t here',
    about: 'Heading of the page that answers an address of a receipt which is not right.',
  },
  sponsorReceiptOverText: {
    text: 'The address may not be complete. Open it again from the email.',
    about: 'Under that heading.',
  },
});
