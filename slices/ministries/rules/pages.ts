import { defineMessages } from '#kit/messages/define-messages.ts';

/** What the public pages of ministries say, which the server writes itself. */
export const pages = defineMessages('pages', {
  publicRegistryTitle: {
    text: 'Ministries of our alumni',
    about: 'Heading of the public list of ministries, read by visitors without an account.',
  },
  publicRegistryIntro: {
    text: 'Churches, schools and other ministries around the world, listed by alumni of {orgName}.',
    about: 'Sentence under the heading of the public list of ministries, also shown by search engines.',
  },
  publicSearchLabel: {
    text: 'Search by name, city or word',
    about: 'Label of the search field over the public list of ministries.',
  },
  publicCountryLabel: { text: 'Country', about: 'Label of the choice of a country over that list.' },
  publicAllCountries: { text: 'All countries', about: 'The choice of no particular country.' },
  publicSearchButton: { text: 'Search', about: 'Button that searches the public list of ministries.' },
  publicFound: {
    text: '{count, plural, =0 {No ministries match} one {# ministry} other {# ministries}}',
    about: 'Over the public list: how many ministries match the search.',
  },
  publicFoundMany: {
    text: 'More than {count} ministries',
    about: 'Over the public list, where there are too many to count.',
  },
  publicNoneYet: {
    text: 'No ministries are listed here yet',
    about: 'In place of the public list while no ministry is public.',
  },
  publicTryOther: {
    text: 'Try another word or another country.',
    about: 'Under the sentence that no ministries match.',
  },
  publicClearSearch: { text: 'Show all ministries', about: 'Link that takes search and country away.' },
  publicNextPage: { text: 'Next page', about: 'Link to more of the public list.' },
  publicFirstPage: { text: 'First page', about: 'Link to the beginning of the public list.' },
  publicMapOf: {
    text: 'Map of the world with the places of these ministries',
    about: 'Read aloud for a small map over the public list.',
  },
  publicMinisters: { text: 'Ministers', about: 'Label of the names of those who serve in a ministry.' },
  publicPlace: { text: 'Place', about: 'Label of the city and country of a ministry.' },
  publicWebsite: { text: 'Website', about: 'Label of the web address of a ministry.' },
  publicEmail: { text: 'Email', about: 'Label of the address of a ministry, where it shows one.' },
  publicHasGraduate: {
    text: 'Led by a second-year graduate',
    about: 'Mark on the page of a ministry.',
  },
  publicHasMember: {
    text: 'A minister is a member of {orgName}',
    about: 'Mark on the page of a ministry. orgName is the organisation of the college.',
  },
  publicPlaceOnMap: {
    text: 'Map: about where {name} is',
    about: 'Read aloud for a small map on the page of a ministry. name is that of the ministry.',
  },
  publicBackToRegistry: { text: 'All ministries', about: 'Link back to the public list.' },
  publicListedBy: {
    text: 'Listed in the alumni registry of {orgName}.',
    about: 'Last line of the page of a ministry.',
  },
  publicContact: {
    text: 'Write to {name}',
    about: 'Button that opens the form. name is that of the ministry.',
  },
  publicContactIntro: {
    text: 'Your message goes to the person who listed this ministry, by mail. We don’t tell you their address.',
    about: 'First sentence over the form by which visitors write to a ministry.',
  },
  publicContactSeen: {
    text: 'They’ll see your name and your email address, so that they can answer.',
    about: 'Notice over the form by which visitors write.',
  },
  publicContactProper: {
    text: 'Please keep it appropriate: no advertising, nothing unkind. You can send {count, plural, one {# message} other {# messages}} in 24 hours.',
    about: 'Notice over the form by which visitors write.',
  },
  publicYourName: { text: 'Your name', about: 'Label of a field of that form.' },
  publicYourEmail: { text: 'Your email address', about: 'Label of a field of that form.' },
  publicYourEmailHelp: {
    text: 'We’ll send you a link first. Your message goes out when you confirm it there.',
    about: 'Help under the field of the visitor’s address.',
  },
  publicYourMessage: { text: 'Message', about: 'Label of a field of that form.' },
  publicLeaveEmpty: {
    text: 'Leave this empty',
    about: 'Label of a field that only robots see and fill in. Hidden from people.',
  },
  publicSend: { text: 'Send', about: 'Button of the form by which visitors write.' },
  publicPleaseCorrect: {
    text: 'Please correct what’s marked below.',
    about: 'Over the form when something is missing or wrong in it.',
  },
  publicNameInvalid: {
    text: 'Enter your name, in up to 80 characters.',
    about: 'At the field of the visitor’s name when it is empty or too long.',
  },
  publicEmailInvalid: {
    text: 'Enter an email address such as name@example.org.',
    about: 'At the field of the visitor’s address when it is none.',
  },
  publicMessageInvalid: {
    text: 'Write a message of up to 4,000 characters.',
    about: 'At the field of the message when it is empty or far too long.',
  },
  publicTooEarly: {
    text: 'That was quick. Please wait {seconds, plural, one {# second} other {# seconds}}, then send again.',
    about: 'Over the form when it was sent within seconds: robots do so. What was typed is still there.',
  },
  publicTooOld: {
    text: 'This page was open for a long time. Please send again.',
    about: 'Over the form when it was opened hours ago. What was typed is still there.',
  },
  publicFormUsed: {
    text: 'You already sent a message with this form. To send this one too, press the button again.',
    about: 'Over the form when it was sent, changed and sent again. What was typed is still there.',
  },
  publicNetworkFull: {
    text: 'There are too many messages from your network just now. Please try again in {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} one {# hour} other {# hours}}.',
    about: 'Over the form when too many were sent. hours is 0 where the wait is told in minutes.',
  },
  publicAddressFull: {
    text: 'We’ve sent several links to this address. Check your mail, or try again in {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} one {# hour} other {# hours}}.',
    about: 'Over the form when too many were sent. hours is 0 where the wait is told in minutes.',
  },
  publicCheckMail: { text: 'Now check your mail', about: 'Heading after the form was sent.' },
  publicCheckMailText: {
    text: 'We’ve sent you a link. Open it within {hours} hours and confirm: then your message to {name} goes out.',
    about: 'Under that heading. name is that of the ministry.',
  },
  publicCheckMailSpam: {
    text: 'Nothing there after a few minutes? Look into the spam folder, and check that the address was right.',
    about: 'Quiet line under it.',
  },
  publicConfirmTitle: {
    text: 'Send your message to {name}?',
    about: 'Heading of the page that the link in the mail opens. name is that of the ministry.',
  },
  publicConfirmFrom: {
    text: 'From {name}, {email}',
    about: 'Over the message on that page: the visitor’s own name and address.',
  },
  publicConfirmButton: { text: 'Send message', about: 'Button on that page.' },
  publicConfirmNotYours: {
    text: 'You didn’t write this? Close this page, and nothing is sent.',
    about: 'Quiet line on that page.',
  },
  publicSent: { text: 'Your message is on its way', about: 'Heading after a message was confirmed.' },
  publicSentText: {
    text: 'If they answer, the answer comes to {email}.',
    about: 'Under that heading. email is the visitor’s own.',
  },
  publicLinkOver: {
    text: 'This link has expired',
    about: 'Heading where the link from the mail is too old or not whole.',
  },
  publicLinkOverText: {
    text: 'Links work for {hours} hours. Open the ministry’s page and write again.',
    about: 'Under that heading.',
  },
  publicNotSent: {
    text: 'Your message wasn’t sent',
    about: 'Heading where a confirmed message was refused.',
  },
  publicMinistryFull: {
    text: 'You, your network or this ministry have reached the limit of messages in 24 hours. The same link works later: try it again in {hours, plural, =0 {{minutes, plural, one {# minute} other {# minutes}}} one {# hour} other {# hours}}.',
    about: 'Why a confirmed message was not sent. hours is 0 where the wait is told in minutes.',
  },
  publicMinistryGone: {
    text: 'This ministry can’t be reached through the college at the moment.',
    about: 'Why a confirmed message was not sent. It must not tell more.',
  },
  publicNotFound: {
    text: 'There’s no public ministry at this address',
    about: 'Heading where a ministry is not public, is hidden or never was: it must not tell which.',
  },
  publicNotFoundText: {
    text: 'It may have moved, or its owner doesn’t show it any more.',
    about: 'Under that heading.',
  },
  publicLanguage: { text: 'Language', about: 'Read aloud as the name of the list of languages at the foot.' },
  publicLogin: { text: 'Login', about: 'Link to the login of the college, at the top of public pages.' },
});
