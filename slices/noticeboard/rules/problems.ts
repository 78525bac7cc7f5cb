import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('noticeboard', {
  newsNeedsText: {
    text: 'Write the post in at least one language.',
    about: 'Shown when a post on the noticeboard has no text at all.',
  },
  newsTitleInvalid: {
    text: 'Every language needs a title of up to 120 characters, on one line.',
    about: 'Shown when the title of a post is missing in a language, too long or has a line break.',
  },
  newsBodyTooLong: {
    text: 'This text is too long for a post. Put it in a document and link to it.',
    about: 'Shown when the text of a post is longer than may be stored.',
  },
  newsSignatureTooLong: {
    text: 'The sender can have up to 80 characters, on one line.',
    about: 'Shown when the line that says who a post is from is too long.',
  },
  newsEndsTooEarly: {
    text: 'The post must end after it is published.',
    about: 'Shown when the end of a post lies before the time it appears.',
  },
  newsNeedsCampus: {
    text: 'Choose the campuses this post is for.',
    about: 'Shown when a post for campuses names none.',
  },
  newsNeedsGroup: {
    text: 'Choose the groups this post is for.',
    about: 'Shown when a post for groups names none.',
  },
  newsCommentEmpty: { text: 'Write something first.', about: 'Shown when a comment has no words.' },
  newsCommentTooLong: {
    text: 'A comment can have up to 2,000 characters.',
    about: 'Shown when a comment is too long.',
  },
  newsCommentsClosed: {
    text: 'Comments on this post are closed.',
    about: 'Shown when a user comments on a post that does not allow it any more.',
  },
  newsSearchTooLong: {
    text: 'Search for at most {max} characters.',
    about: 'Shown when the search over posts is too long.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
