/** What the welcome says, on any page, and the dashboard of a graduate. */
export const welcomeMessages = {
  alumniWelcome: {
    text: 'Welcome home, {firstName}',
    about: 'Heading of the panel that greets a new alumnus at the first visit.',
  },
  alumniWelcomeLead: {
    text: 'You’re an alumnus now. Tell us three things, so your classmates can find you. You choose later what others see.',
    about: 'Under “Welcome home”: why the panel asks where they live and graduated.',
  },
  alumniWelcomeSave: { text: 'Save and continue', about: 'Button of the panel that greets a new alumnus.' },
  alumniWelcomeSaved: {
    text: 'Welcome to the alumni of the college.',
    about: 'Told when a new alumnus has answered the welcome.',
  },
  alumniOffer: {
    text: 'Find your classmates, watch your lessons again, and see where others serve.',
    about: 'On the dashboard of a graduate: what the alumni’s area has for them.',
  },
  alumniIncomplete: {
    text: 'Your profile doesn’t say yet where you live and where you graduated. Your classmates find you by it.',
    about:
      'Quiet note on the alumni’s home page, for alumni whom the welcome did not ask; the link “Complete your profile” follows.',
  },
  alumniComplete: {
    text: 'Complete your profile',
    about: 'Link after the note that a profile of an alumnus has gaps.',
  },
  alumniLocation: {
    text: 'Where you live now',
    about: 'Label: the town or region in which an alumnus lives.',
  },
  alumniLocationHelp: {
    text: 'City and country, such as “Lyon, France”.',
    about: 'Under “Where you live now”.',
  },
  alumniGraduatedOn: {
    text: 'Second-year graduation date',
    about: 'Label: the day on which an alumnus graduated from the second year.',
  },
  alumniGraduatedOnHelp: {
    text: 'The college has recorded {day}, and others see that year. If you enter another day, the college’s record stays as it is: alumni admins see yours beside it, as self-reported.',
    about: 'Under “Second-year graduation date”. day is such as “June 30, 2024”.',
  },
  alumniGraduationPlace: {
    text: 'Second-year graduation place',
    about: 'Label: the town or campus in which an alumnus graduated from the second year.',
  },
  alumniGraduationPlaceHelp: {
    text: 'The town or campus where you graduated.',
    about: 'Under “Second-year graduation place”.',
  },
};

/** What the alumni profile and the page of an alumnus say. */
export const profileMessages = {
  alumniProfileLead: {
    text: 'What you tell other alumni, and how much of it they see.',
    about: 'Quiet line under the heading “Your profile”.',
  },
  alumniProfileOpen: {
    text: 'View your page',
    about: 'Button that leads an alumnus to the page that others see of them.',
  },
  alumniProfileNone: {
    text: 'No alumni profile',
    about: 'Shown to alumni admins who have not graduated themselves, in place of a profile.',
  },
  alumniProfileNoneText: {
    text: 'Profiles belong to graduates of the second year.',
    about: 'Under “No alumni profile”.',
  },
  alumniProfileSaved: { text: 'Profile saved.', about: 'Told when an alumnus has saved their profile.' },
  alumniAboutYou: {
    text: 'About you',
    about: 'Heading of the fields in which an alumnus says who they are.',
  },
  alumniAbout: {
    text: 'What you’re doing now',
    about: 'Label of the field in which an alumnus writes about themselves.',
  },
  alumniAboutHelp: {
    text: 'Your work, your ministry, what you’d like to be asked about.',
    about: 'Under “What you’re doing now”.',
  },
  alumniShows: { text: 'What others see', about: 'Heading over switches, one for each part of a profile.' },
  alumniShowsLead: {
    text: 'Alumni always see your name. Everything else is up to you.',
    about: 'Under “What others see”.',
  },
  alumniShowsYear: { text: 'Year of graduation', about: 'Switch: whether other alumni see it.' },
  alumniShowsPlace: { text: 'Place of graduation', about: 'Switch: whether other alumni see it.' },
  alumniShowsLocation: { text: 'Where you live', about: 'Switch: whether other alumni see it.' },
  alumniShowsPicture: { text: 'Picture', about: 'Switch: whether other alumni see it.' },
  alumniShowsAbout: { text: 'What you’re doing now', about: 'Switch: whether other alumni see it.' },
  alumniShowsHomePage: { text: 'Home page', about: 'Switch: whether other alumni see it.' },
  alumniShowsEmail: { text: 'Email address', about: 'Switch: whether other alumni see it.' },
  alumniShowsPhone: { text: 'Phone', about: 'Switch: whether other alumni see it.' },
  alumniShowsNoPhone: { text: 'You haven’t entered one.', about: 'Under the switch “Phone”.' },
  alumniShowsNoPicture: { text: 'You haven’t added one.', about: 'Under the switch “Picture”.' },
  alumniShowsElsewhere: {
    text: 'Change your name, picture or phone',
    about: 'Link from the alumni profile to the general profile of the account.',
  },
  alumniMail: { text: 'Email', about: 'Heading over the mail that an alumnus gets, or does not want.' },
  alumniMailSubscribe: {
    text: 'Messages from other alumni and the alumni office',
    about: 'Switch: whether an alumnus gets mail that is for alumni. Off leaves the list, on joins it again.',
  },
  alumniMailSubscribeHelp: {
    text: 'Turn it off and nobody can write to you here. Come back whenever you like.',
    about: 'Under “Messages from other alumni and the alumni office”.',
  },
  alumniMailOther: {
    text: 'News and everything else the college sends you:',
    about: 'Before the link “Notification settings”.',
  },
  alumniMailSettings: {
    text: 'notification settings',
    about: 'Link to what one is told by mail, at the end of a sentence.',
  },
  alumniSeenByOthers: {
    text: 'This is how others see you',
    about: 'Heading over the card of an alumnus, beside the form in which it is changed.',
  },
  alumniSeenCanWrite: {
    text: 'Alumni can write to you through the college. They don’t see your address unless you show it or reply.',
    about: 'Under the card of an alumnus who takes messages.',
  },
  alumniSeenCannotWrite: {
    text: 'Nobody can write to you through the college.',
    about: 'Under the card of an alumnus who takes no messages.',
  },
  alumnusTitle: { text: 'Alumnus', about: 'Heading of the page about one alumnus, man or woman.' },
  alumnusClassOf: { text: 'Class of {year}', about: 'Beside a name. year is the year of graduation.' },
  alumnusEditOwn: { text: 'Edit your profile', about: 'Button on the page that others see of oneself.' },
  alumnusGone: {
    text: 'This person isn’t among the alumni.',
    about: 'Shown in place of an alumnus who is not there, or not there any more.',
  },
};
