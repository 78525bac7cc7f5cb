import { defineMessages } from '#kit/messages/define-messages.ts';

export const messages = defineMessages('dashboard', {
  dashboard: { text: 'Dashboard', about: 'Menu entry of the first screen after login.' },
  welcome: { text: 'Welcome, {firstName}', about: 'Greeting on the first screen after login.' },
  dashboardLead: {
    text: 'Your groups, regions and roles at the college.',
    about: 'Quiet line under the greeting.',
  },
  yourGroups: { text: 'Groups', about: 'Heading over the groups a person belongs to.' },
  yourRegions: { text: 'Regions', about: 'Heading over the campuses and regions a person belongs to.' },
  yourRoles: { text: 'Roles', about: 'Heading over what a person may do on the site.' },
  roleUser: { text: 'User', about: 'A role, as a word on the first screen.' },
  roleManager: { text: 'Manager', about: 'A role, as a word on the first screen.' },
  roleAdmin: { text: 'Administrator', about: 'A role, as a word on the first screen.' },
  roleSuperadmin: { text: 'Superadministrator', about: 'A role, as a word on the first screen.' },
  roleReportsAdmin: { text: 'Reports administrator', about: 'A role, as a word on the first screen.' },
  roleDean: { text: 'Dean', about: 'A role, as a word on the first screen.' },
  roleAttendanceAdmin: { text: 'Attendance administrator', about: 'A role, as a word on the first screen.' },
  groupArchived: { text: 'Archived', about: 'Marks a group that has ended.' },
  noGroupsFound: { text: 'No Groups Found', about: 'Stands where a student is in no group.' },
  noRegions: { text: 'You do not belong to a region yet.', about: 'Stands where a person is in no region.' },
});
