import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { permissionMessages } from './permission-messages.ts';
import { personPageMessages } from './person-page-messages.ts';

/** A category of its own: visitors meet the slice's problems alone, and need not load these (vite.config.ts). */
export const messages = defineMessages('users', {
  menuUsers: { text: 'Users', about: 'Menu entry of staff: everybody with an account.' },
  gradesOfPerson: {
    text: 'Grades of {name}',
    about: 'Line under a student in the search over everything: leads to the grades.',
  },
  profileSettings: {
    text: 'Profile Settings',
    about: 'Heading of the page of one’s own profile and account.',
  },
  profile: { text: 'Profile', about: 'Tab of the page of one’s own profile and account; also in menus.' },
  picture: { text: 'Picture', about: 'Heading of the card with one’s own picture.' },
  newPicture: { text: 'New picture', about: 'Label of the place to drop a new picture on.' },
  cropPicture: { text: 'Crop picture', about: 'Heading of the window that makes a picture square.' },
  picturePosition: {
    text: 'Part of the picture',
    about: 'Label of the slider that moves the square over a picture.',
  },
  usePicture: { text: 'Use this picture', about: 'Button that saves a picture.' },
  removePicture: { text: 'Remove picture', about: 'Button that removes one’s own picture.' },
  pictureUnreadable: {
    text: 'This picture is damaged and can’t be opened.',
    about: 'Toast when a user chooses a picture whose file is broken.',
  },
  pictureSaved: { text: 'Your picture was saved.', about: 'Toast after a picture was saved.' },
  pictureRemoved: { text: 'Your picture was removed.', about: 'Toast after a picture was removed.' },
  aboutYou: { text: 'About you', about: 'Heading of the card with names, phones and other facts.' },
  languageAndRegion: {
    text: 'Language and region',
    about: 'Heading over language, currency and time zone in the profile.',
  },
  currency: { text: 'Currency', about: 'Label of a drop-down.' },
  timeZone: { text: 'Time zone', about: 'Label of a drop-down.' },
  location: { text: 'Location', about: 'Label of a field of the profile.' },
  locationHelp: { text: 'Where you live now.', about: 'Help under the field for the location.' },
  contact: { text: 'Contact', about: 'Heading over phone numbers and email addresses in the profile.' },
  phoneWork: { text: 'Work phone', about: 'Label of a field.' },
  phoneMobile: { text: 'Mobile phone', about: 'Label of a field.' },
  phoneOther: { text: 'Other phone', about: 'Label of a field.' },
  emailSchool: { text: 'School email', about: 'Label of a field.' },
  emailWork: { text: 'Work email', about: 'Label of a field.' },
  emailOther: { text: 'Other email', about: 'Label of a field.' },
  socialUserName: { text: 'Social user name', about: 'Label of a field: the name in social networks.' },
  homePage: { text: 'Home page', about: 'Label of a field: the address of one’s own web page.' },
  profileSaved: { text: 'Your profile was saved.', about: 'Toast after the profile was saved.' },
  addresses: { text: 'Addresses', about: 'Heading of the card with postal addresses.' },
  noAddresses: {
    text: 'No addresses yet.',
    about: 'Shown in place of the list of postal addresses.',
  },
  addAddress: { text: 'Add address', about: 'Button and heading of the window for a new postal address.' },
  editAddress: { text: 'Edit address', about: 'Heading of the window for a postal address.' },
  editAddressNamed: { text: 'Edit: {address}', about: 'Button beside an address, as read aloud.' },
  removeAddressNamed: { text: 'Remove: {address}', about: 'Button beside an address, as read aloud.' },
  addressName: {
    text: 'Address name',
    about: 'Label of a field: what a user calls an address, such as Home.',
  },
  onlyCountryRequired: {
    text: 'Only the country is required.',
    about: 'Quiet line over the fields of an address.',
  },
  line1: { text: 'Street and number', about: 'Label of the first line of an address.' },
  line2: { text: 'Apartment or suite', about: 'Label of the second line of an address.' },
  city: { text: 'City', about: 'Label of a field of an address.' },
  state: { text: 'State or province', about: 'Label of a field of an address.' },
  postcode: { text: 'Postcode', about: 'Label of a field of an address.' },
  removeAddress: {
    text: 'Remove address',
    about: 'Button and heading of the window before an address is removed.',
  },
  areYouSurePermanent: {
    text: 'Are you sure? This is permanent!',
    about: 'Asked before something is removed for good.',
  },
  addressSaved: { text: 'The address was saved.', about: 'Toast after a postal address was saved.' },
  addressRemoved: { text: 'The address was removed.', about: 'Toast after a postal address was removed.' },
  roleUser: { text: 'User', about: 'A role of a person.' },
  roleManager: { text: 'Manager', about: 'A role of a person.' },
  roleAdmin: { text: 'Administrator', about: 'A role of a person.' },
  doneInPlaceOf: {
    text: '{behind}, acting as {name}',
    about:
      'Who did something, in the history of a grade, where an administrator (behind) did it in the place of another user (name).',
  },
  roleSuperadmin: { text: 'Superadministrator', about: 'A role of a person.' },
  roleReportsAdmin: { text: 'Reports administrator', about: 'A role of a person.' },
  roleDean: { text: 'Dean', about: 'A role of a person.' },
  roleAttendanceAdmin: { text: 'Attendance administrator', about: 'A role of a person.' },
  roleStudent: { text: 'Student', about: 'What a person is: in a group that is not over.' },
  roleAlumnus: { text: 'Alumnus', about: 'What a person is: graduated.' },
  users: { text: 'Users', about: 'Heading of the list of everybody with an account.' },
  peopleCounted: {
    text: '{count, plural, one {# person} other {# people}}',
    about: 'How many people a list has. Within a line and within sentences.',
  },
  usersLead: {
    text: 'Everyone at your campuses.',
    about: 'Line under the heading of the list of people, for an administrator of some campuses.',
  },
  searchPeople: {
    text: 'Search name, email or student number',
    about: 'Label of the search over the list of people.',
  },
  personName: { text: 'Name', about: 'Head of a column: the name of a person.' },
  givenName: { text: 'Given name', about: 'Column of files of people.' },
  familyName: { text: 'Family name', about: 'Column of files of people.' },
  studentNumber: {
    text: 'Student number',
    about: 'Head of a column and label: the number the college knows a student by.',
  },
  personRoles: {
    text: 'Roles',
    about: 'Head of a column and name of a filter: what a person may do on the site.',
  },
  personCampuses: {
    text: 'Campuses',
    about: 'Head of a column and name of a filter: the campuses a person belongs to.',
  },
  personGroups: { text: 'Groups', about: 'Head of a column: the groups a person is in.' },
  personStatus: {
    text: 'Status',
    about: 'Head of a column and name of a filter: whether a person may log in.',
  },
  personSince: { text: 'Since', about: 'Head of a column: when the account of a person was made.' },
  statusActive: { text: 'Active', about: 'State of an account.' },
  statusUnverified: {
    text: 'Not confirmed yet',
    about: 'State of an account: its owner has not chosen a password yet.',
  },
  statusDisabled: { text: 'Deactivated', about: 'State of an account: its owner may not log in.' },
  aboutPerson: { text: 'About', about: 'Heading of the card with facts about a person.' },
  rolesOfPerson: {
    text: 'Roles and permissions',
    about: 'Heading of the card that says what a person may do.',
  },
  personLanguage: { text: 'Language', about: 'Name of a fact about a person.' },
  personPhones: { text: 'Phones', about: 'Name of a fact about a person.' },
  personOtherEmails: { text: 'Other emails', about: 'Name of a fact about a person.' },
  personGraduated: {
    text: 'Graduated',
    about: 'Name of a fact about a person: the year and place of graduation.',
  },
  emailConfirmed: {
    text: 'confirmed',
    about: 'Stands beside an email address whose owner has proved to have it.',
  },
  emailUnconfirmed: {
    text: 'not confirmed',
    about: 'Stands beside an email address whose owner has not proved to have it.',
  },
  effectivePermissions: {
    text: 'Permissions',
    about: 'Name of a fact about a person: everything they may do.',
  },
  individualPermissions: {
    text: 'Given to this person',
    about: 'Name of a fact about a person: what they may do beyond their roles.',
  },
  newPersonLead: {
    text: 'They’ll get an email with a link to set their password.',
    about: 'Line at the top of the window that opens an account for a user.',
  },
  newPersonCampus: { text: 'Campus', about: 'Label of a drop-down: where a new user belongs.' },
  newPersonGroup: { text: 'Group', about: 'Label of a drop-down: the group a new user is put into.' },
  withoutGroup: { text: 'No group', about: 'Choice of a drop-down: a new user is put into no group.' },
  sendEnrolment: {
    text: 'Add and send email',
    about: 'Button that opens an account for a user and mails them a link.',
  },
  enrolmentSent: {
    text: '{name} was added. An email to {email} is on its way.',
    about: 'Toast after an account was opened for a user.',
  },
  openTakenAccount: {
    text: 'Open {name}’s page',
    about: 'Link to the person who has the address that was typed for a new user.',
  },
  resendEnrolment: {
    text: 'Resend welcome email',
    about: 'Button on the page of a user who has not set a password yet.',
  },
  enrolmentResent: {
    text: 'An email to {email} is on its way. Only the link in the newest email works.',
    about: 'Toast after the enrolment mail was sent again.',
  },
  personNotFound: {
    text: 'Person not found, or they belong to another campus.',
    about: 'Stands in place of a person’s page.',
  },
  bulkResult: {
    text: 'Done for {done} of {count}',
    about: 'Heading of the window that tells what became of each of many people.',
  },
  bulkUnderWay: { text: 'In progress', about: 'Over a bar that shows how many people are done.' },
  bulkDone: { text: 'Done', about: 'Stands beside a person to whom something was done with many others.' },
  tooManyAtOnce: {
    text: 'Select up to {max} people at once.',
    about: 'Toast when something is to be done to too many people at once.',
  },
  addToGroup: {
    text: 'Add to group',
    about: 'Button over the selected people, heading and button of the window that asks for a group.',
  },
  selectedPeople: {
    text: '{count, plural, one {# person} other {# people}}',
    about: 'Stands in place of a name in a sentence about many people.',
  },
  ...personPageMessages,
  ...historyMessages,
  ...permissionMessages,
});
