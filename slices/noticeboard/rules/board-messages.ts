import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What the noticeboard says on dashboards. */
export const boardMessages = {
  newsUnread: { text: 'Unread', about: 'Choice over a list of posts; read aloud before the title of one.' },
  newsPinned: { text: 'Pinned', about: 'Read aloud before the title of a post that stays on top.' },
  allNews: { text: 'All news', about: 'Link and button to the list of all posts.' },
  moreNews: {
    text: 'Show more',
    about: 'Button under the first posts or comments: shows those after them in place.',
  },
} satisfies Record<string, MessageSource>;
