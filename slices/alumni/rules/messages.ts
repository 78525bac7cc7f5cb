import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { libraryMessages } from './library-messages.ts';
import { memberMessages } from './member-messages.ts';
import { profileMessages, welcomeMessages } from './profile-messages.ts';

export const messages = defineMessages('alumni', {
  menuAlumni: {
    text: 'Alumni',
    about: 'Entry of the menu behind a person’s picture and heading: the graduates’ area.',
  },
  alumniLead: {
    text: 'Your college, after graduation.',
    about: 'Quiet line under the heading of the alumni’s home page.',
  },
  alumniOnlyTitle: {
    text: 'Alumni Only Access',
    about: 'Heading of the page that refuses those who are no alumni.',
  },
  alumniOnlyText: {
    text: 'This area opens when you graduate from the second year. If you have graduated already, ask the college to mark it on your account.',
    about: 'Explains to a student why the alumni’s area is closed to them.',
  },
  alumniOnlyAsk: {
    text: 'Ask the college',
    about: 'Link to the form to ask for help, from the closed alumni’s area.',
  },
  alumniOnlyBack: { text: 'Go to your dashboard', about: 'Button on the closed alumni’s area.' },
  alumniAdminsOnlyTitle: {
    text: 'For alumni admins',
    about: 'Heading of the page that refuses an alumnus who is no alumni admin.',
  },
  alumniAdminsOnlyText: {
    text: 'Only alumni admins can open this page.',
    about: 'Under “For alumni admins”.',
  },
  alumniBack: { text: 'Go to alumni home', about: 'Button back to the home page of the alumni’s area.' },
  alumniPages: {
    text: 'Alumni pages',
    about: 'Name, read aloud, of the row of links to the pages of the alumni’s area.',
  },
  alumniHome: { text: 'Home', about: 'Link to the home page of the alumni’s area.' },
  alumniLibrary: { text: 'Library', about: 'Link and heading: courses that alumni may read and watch.' },
  alumniVideos: { text: 'Videos', about: 'Link and heading: the latest lessons for alumni.' },
  alumniContact: { text: 'Contact', about: 'Link to the page to write to another alumnus.' },
  alumniMinistries: { text: 'Ministries', about: 'Link to the registry of ministries that alumni serve in.' },
  alumniClasses: { text: 'Classes', about: 'Link and heading: alumni by year and place of graduation.' },
  ...libraryMessages,
  alumniProfile: {
    text: 'Your profile',
    about: 'Link and heading: what an alumnus says about themselves, and what others see.',
  },
  alumniMembers: { text: 'Members', about: 'Link and heading, for alumni admins: the list of all alumni.' },
  alumniReports: { text: 'Reports', about: 'Link, for alumni admins: messages that were reported.' },
  alumniApprovals: {
    text: 'Approvals',
    about: 'Link, for alumni admins: ministries that wait to be approved.',
  },
  ...historyMessages,
  ...welcomeMessages,
  ...profileMessages,
  ...memberMessages,
});
