import { defineMessages } from '#kit/messages/define-messages.ts';
import { cardMessages } from './cards/card-messages.ts';

export const messages = defineMessages('client', {
  responseNotSuccessful: {
    text: 'Response not successful: Received status code {status}',
    about: 'Shown when the server could not be reached (status 0) or gave an answer that cannot be read.',
  },
  cannotReachServer: {
    text: 'Can’t connect right now. Check your internet connection.',
    about: 'Heading in place of a screen while the network or the server is away.',
  },
  pageNotOpenToYou: {
    text: 'You don’t have access to that page.',
    about:
      'Short message on the dashboard, to a user who opened the address of a page that is for other roles.',
  },
  ...cardMessages,
});
