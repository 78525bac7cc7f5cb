import { defineMessages } from '#kit/messages/define-messages.ts';
import { boardMessages } from './board-messages.ts';
import { historyMessages } from './history-messages.ts';
import { officeMessages } from './office-messages.ts';

export const messages = defineMessages('noticeboard', {
  newsLead: {
    text: 'From the college, your campus and your groups.',
    about: 'Quiet line under the heading News.',
  },
  searchNews: { text: 'Search news', about: 'Label of the search over posts.' },
  newsShown: { text: 'Posts shown', about: 'Read aloud: what the choice between All and Unread is about.' },
  newsAll: { text: 'All', about: 'Choice over a list of posts: read and unread ones.' },
  newsCounted: {
    text: '{count, plural, one {# post} other {# posts}}',
    about: 'How many posts a list has. Within a line and within sentences.',
  },
  noNews: { text: 'No news yet', about: 'Stands in place of a list of posts.' },
  allNewsRead: { text: 'You have read everything', about: 'Stands in place of a list of unread posts.' },
  newsNotFound: {
    text: 'This post isn’t here',
    about: 'Heading where a post has ended, was deleted or is for others.',
  },
  newsComments: { text: 'Comments', about: 'Heading over what readers say below a post.' },
  newsCommentDeleted: { text: 'Comment deleted', about: 'Short message with a button to undo it.' },
  newsCommentsCounted: {
    text: '{count, plural, one {# comment} other {# comments}}',
    about: 'In a quiet line under a post.',
  },
  noNewsComments: { text: 'No comments yet.', about: 'Stands in place of comments.' },
  newsCommentBySomebody: {
    text: 'A reader',
    about: 'Stands for the name of the writer of a comment where it is not told.',
  },
  ownNewsComment: { text: 'Your comment', about: 'Label of the field for a comment.' },
  sendNewsComment: { text: 'Comment', about: 'Button that sends a comment.' },
  ...boardMessages,
  ...historyMessages,
  ...officeMessages,
});
