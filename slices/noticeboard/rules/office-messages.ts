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
  newsText: { text: 'Text', about: 'Label of the field for what a post says.' },
  newsAddLanguage: { text: 'Add a language', about: 'Choice of a language in which a post is written too.' },
  newsPicture: { text: 'Picture', about: 'Heading over the picture of a post.' },
  addNewsPicture: { text: 'Add a picture', about: 'Label of a place to drop a picture on.' },
  anotherNewsPicture: { text: 'Use another picture', about: 'Label of a place to drop a picture on.' },
  removeNewsPicture: { text: 'Remove picture', about: 'Button beside the picture of a post.' },
  newsAudienceTitle: { text: 'Audience', about: 'Heading over the choice of whom a post is for.' },
  newsAudienceLegend: { text: 'Who is it for?', about: 'Over the choice of whom a post is for.' },
  newsForRegions: {
    text: 'Campuses',
    about: 'Whom a post is for: people of certain campuses. Also a label.',
  },
  newsForGroups: { text: 'Groups', about: 'Whom a post is for: members of certain groups. Also a label.' },
  newsReaches: {
    text: '{count, plural, =0 {Reaches nobody yet.} one {Reaches # person.} other {Reaches # people.}}',
    about: 'Under the choice of whom a post is for.',
  },
  newsWhen: { text: 'Time', about: 'Heading over when a post appears and ends.' },
  newsAppears: { text: 'When does it appear?', about: 'Over the choice of when a post appears.' },
  newsPublishNow: { text: 'Publish now', about: 'Choice: the post appears when it is saved.' },
  newsSchedule: { text: 'Schedule', about: 'Choice: the post appears at a time that is entered.' },
  newsKeepDraft: { text: 'Keep as a draft', about: 'Choice: nobody sees the post yet.' },
  newsStaysPublished: { text: 'Stays published', about: 'Choice: the post has appeared and goes on.' },
  newsTakeBack: { text: 'Take back as a draft', about: 'Choice: the post is taken from its readers.' },
  newsPublishAt: { text: 'Publish on', about: 'Legend of the day and time at which a post appears.' },
  newsEndsAt: {
    text: 'Ends on (optional)',
    about: 'Legend of the day and time from which nobody sees a post.',
  },
  newsSettings: { text: 'Settings', about: 'Heading over sender, pin and comments of a post.' },
  newsSender: { text: 'From', about: 'Label of a field: who a post is from.' },
  newsSenderHelp: {
    text: 'An office or a team. Leave empty to show your name.',
    about: 'Help under the field From.',
  },
  newsPinnedField: { text: 'Keep at the top', about: 'Choice: the post stands over all others.' },
  newsPinnedHelp: { text: 'Above newer posts, until it ends.', about: 'Help under Keep at the top.' },
  newsCommentsField: { text: 'Allow comments', about: 'Choice: readers may write below a post.' },
  newsPreview: { text: 'Preview', about: 'Button: shows a post as its readers will see it.' },
  newsChangedMeanwhile: {
    text: 'Someone else saved this post while you were writing.',
    about: 'Over the form of a post that could not be saved therefore.',
  },
  newsTheirsTaken: {
    text: 'Their changes were added: {parts}.',
    about: 'After Someone else saved this post. parts are names of fields and languages with commas between.',
  },
  newsYoursShown: {
    text: '{part}: you both changed this. Your version is shown.',
    about: 'Beside a button that shows the version of the other. part is the name of a field or a language.',
  },
  newsTheirsShown: {
    text: '{part}: their version is shown.',
    about: 'Beside a button that shows one’s own version again. part is the name of a field or a language.',
  },
  newsUseTheirs: {
    text: 'Use theirs',
    about: 'Button: what another user has saved takes the place of one’s own.',
  },
  newsUseYours: {
    text: 'Use yours',
    about: 'Button: one’s own words take the place of what another user saved.',
  },
  newsPreviewFor: {
    text: 'as {audience} will see it',
    about: 'In the preview, after who it is from. audience: Everyone, Walsall.',
  },
} satisfies Record<string, MessageSource>;
