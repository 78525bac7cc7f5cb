import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('site-settings', {
  menuSiteSettings: { text: 'Site Settings', about: 'Entry of the restricted settings.' },
  siteSettings: { text: 'Site Settings', about: 'Heading of the page with the settings of the whole site.' },
  settingMore: {
    text: 'More settings',
    about: 'Heading over links to screens with other settings of the site.',
  },
  siteSettingsLead: {
    text: 'Settings for the whole college. Open pages show new names after they reload.',
    about: 'Line under the heading of the site settings.',
  },
  settingsSaved: { text: 'The settings were saved.', about: 'Toast with a button to undo.' },
  settingNames: { text: 'Names', about: 'Heading over fields: what the college and the app are called.' },
  settingOrgName: { text: 'College name', about: 'Label of a field.' },
  settingShortName: { text: 'Short college name', about: 'Label of a field.' },
  settingAppName: { text: 'App name', about: 'Label of a field: what stands in the title bar.' },
  settingSenderEmail: { text: 'Sender address', about: 'Label of a field: an email address.' },
  settingSenderEmailHelp: {
    text: 'The mail server must be allowed to send for this address.',
    about: 'Help under the field for the address that mail comes from.',
  },
  settingDefaults: { text: 'Defaults', about: 'Heading over fields with default values.' },
  settingDefaultLocale: { text: 'Language for new users', about: 'Label of a drop-down with languages.' },
  settingAllowedAttempts: { text: 'Exam attempts', about: 'Label of a field: a number.' },
  settingAllowedAttemptsHelp: {
    text: 'How many attempts an exam allows unless it sets its own number.',
    about: 'Help under the field for the number of attempts.',
  },
  settingRegions: { text: 'System regions', about: 'Heading over fields.' },
  settingAppVersionRegion: {
    text: 'Region that defines the current app version',
    about: 'Label of a drop-down with regions.',
  },
  settingTestRegion: {
    text: 'Region that receives new app versions first',
    about: 'Label of a drop-down with regions.',
  },
  settingGlobalRegion: {
    text: 'Region for everything without a campus',
    about: 'Label of a drop-down with regions.',
  },
  settingAlumniRegion: { text: 'Region for graduates', about: 'Label of a drop-down with regions.' },
  settingAlumniAdmin: {
    text: 'Receives alumni approvals and reports',
    about: 'Label of a drop-down with people.',
  },
  settingAddresses: { text: 'Addresses', about: 'Heading over fields: web addresses.' },
  settingAssetBaseUrl: { text: 'Address for images and files', about: 'Label of a field: a web address.' },
  settingAssetBaseUrlHelp: {
    text: 'Added to addresses without a server name. Leave empty to use this server.',
    about: 'Help under the field for the address of pictures and files.',
  },
  settingFormerLearningUrl: {
    text: 'Address of the former learning system',
    about: 'Label of a field: a web address.',
  },
  settingFormerLearningUrlHelp: {
    text: 'Where /d2l-redirect leads.',
    about: 'Help under the field for the address of the former learning system.',
  },
  formerSystem: {
    text: 'Former learning system',
    about: 'Heading of the page that leads on to the learning system the college used before.',
  },
  openFormerSystem: {
    text: 'Continue to the former learning system',
    about: 'Link on that page, for whom the browser does not lead on by itself.',
  },
  settingSupportViews: {
    text: 'Impersonation notices',
    about: 'Label of a setting: whether people learn that the staff saw the site as they see it.',
  },
  settingSupportViewsTold: {
    text: 'Shown to the person on their account page',
    about: 'Choice under views by support: when an administrator saw the site as another user.',
  },
  settingSupportViewsKept: { text: 'Kept in the log only', about: 'Choice under views by support.' },
  settingBirthDates: { text: 'Dates of birth', about: 'Label of a setting: whether the college keeps them.' },
  settingBirthDatesOff: { text: 'Not kept', about: 'Choice under dates of birth.' },
  settingBirthDatesOn: {
    text: 'Kept, for those who manage people',
    about: 'Choice under dates of birth.',
  },
  settingCoursesNeeded: {
    text: 'Courses needed to go on',
    about:
      'Heading over fields: how many courses a student must have passed before the next year or graduation.',
  },
  settingCoreAfterFirstYear: {
    text: 'Core courses after the first year',
    about: 'Label of a field: a number.',
  },
  settingCoreAfterFirstYearHelp: {
    text: 'Students who have passed fewer are promoted only with an exception.',
    about: 'Help under the field for the core courses after the first year.',
  },
  settingElectivesAfterFirstYear: {
    text: 'Electives after the first year',
    about: 'Label of a field: a number.',
  },
  settingCoreAfterSecondYear: {
    text: 'Core courses after the second year',
    about: 'Label of a field: a number.',
  },
  settingElectivesAfterSecondYear: {
    text: 'Electives after the second year',
    about: 'Label of a field: a number.',
  },
  settingCoreToGraduate: { text: 'Core courses to graduate', about: 'Label of a field: a number.' },
  settingElectivesToGraduate: { text: 'Electives to graduate', about: 'Label of a field: a number.' },
  settingGpa: {
    text: 'GPA on transcripts',
    about: 'Field: whether transcripts carry a grade point average.',
  },
  settingGpaShown: { text: 'Show the GPA (4.0 scale)', about: 'Choice under GPA on transcripts.' },
  settingGpaHidden: { text: 'No GPA', about: 'Choice under GPA on transcripts.' },
  settingElsewhere: {
    text: 'Set on the server',
    about: 'Heading of the card with settings that are not changed on the page.',
  },
  settingElsewhereHelp: {
    text: 'These are set on the server by its administrator, along with keys and passwords, which are never shown here.',
    about: 'Line over settings that are not changed on the page.',
  },
  settingCloudId: {
    text: 'Cloud for pictures',
    about: 'Name of a setting: the id of an account at an image service.',
  },
  settingUploadPreset: {
    text: 'Upload preset',
    about: 'Name of a setting: how an image service treats uploaded pictures.',
  },
  settingImages: { text: 'Pictures', about: 'Name of a setting: where uploaded pictures are kept.' },
  settingImagesHere: { text: 'Kept on this server', about: 'Stands beside Pictures.' },
  ...historyMessages,
});
