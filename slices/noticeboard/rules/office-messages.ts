import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What only those read who keep the noticeboard. */
export const officeMessages = {
  newsPosts: { text: 'Posts', about: 'Name of a tab and of a table: the posts of the noticeboard.' },
  keepNewsLead: {
    text: 'What everyone, a campus or a group finds on the noticeboard.',
    about: 'Quiet line under the heading Noticeboard Manager.',
  },
  newNewsPost: { text: 'New post', about: 'Button and heading: writing a post for the noticeboard.' },
  noNewsPosts: { text: 'No posts yet', about: 'Stands in place of the list of posts of those who keep it.' },
  noNewsPostsHint: {
    text: 'Write the first one. You can keep it as a draft and schedule it.',
    about: 'Under No posts yet.',
  },
  newsTitle: { text: 'Title', about: 'Head of a column and label of a field: what a post is called.' },
  newsStatus: { text: 'Status', about: 'Head of a column: draft, scheduled, published, ended.' },
  newsAudience: { text: 'For', about: 'Head of a column: whom a post is for.' },
  newsDate: { text: 'Published', about: 'Head of a column: the day a post appeared.' },
  newsReach: { text: 'Reaches', about: 'Head of a column: how many people a post is for.' },
  newsReaders: { text: 'Opened by', about: 'Head of a column: how many people have opened a post.' },
  newsDraft: { text: 'Draft', about: 'Status of a post that nobody sees yet.' },
  newsScheduled: { text: 'Scheduled', about: 'Status of a post that appears later; choice of a filter.' },
  newsScheduledFor: { text: 'Scheduled for {when}', about: 'Status of a post. when is a day and a time.' },
  newsPublished: { text: 'Published', about: 'Status of a post that people see.' },
  newsEnded: { text: 'Ended', about: 'Status of a post that people see no more.' },
  newsForEverybody: { text: 'Everyone', about: 'Whom a post is for: the whole college.' },
  newsForAlumni: { text: 'Alumni', about: 'Whom a post is for: everybody who has graduated.' },
  newsForNamedAndOthers: {
    text: '{named} and {others, plural, one {# other} other {# others}}',
    about: 'Whom a post is for: names of campuses or groups with commas between, and how many more.',
  },
  newsToldSoFar: {
    text: '{told} of {all} told',
    about: 'While those a post is for are being told of it. Both are numbers.',
  },
} satisfies Record<string, MessageSource>;
