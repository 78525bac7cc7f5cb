import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('regions', {
  menuRegionManager: { text: 'Region Manager', about: 'Entry of the settings menu: campuses and regions.' },
  regions: {
    text: 'Regions',
    about: 'Name of the list of campuses and offices; also over them in the palette.',
  },
  regionsCounted: {
    text: '{count, plural, one {# region} other {# regions}}',
    about: 'How many regions a list has. Within a line and within sentences.',
  },
  regionManager: { text: 'Region Manager', about: 'Heading of the list of campuses and offices.' },
  regionManagerLead: {
    text: 'The college’s campuses and offices.',
    about: 'Line under the heading of the region manager.',
  },
  searchRegions: {
    text: 'Search name, country or slug',
    about: 'Label of the search over the list of regions.',
  },
  regionName: { text: 'Name', about: 'Head of a column and label of a field: the name of a region.' },
  regionSlug: {
    text: 'Slug',
    about: 'Head of a column: the short name of a region in addresses, such as US-Alumni. It never changes.',
  },
  regionDescription: { text: 'Description', about: 'Label of a field: a few words about a region.' },
  regionPhone: { text: 'Phone', about: 'Label of a field and name of a fact: how a region is called.' },
  regionAddress: { text: 'Address', about: 'Name of a fact: where a region is.' },
  regionType: {
    text: 'Type',
    about:
      'Head of a column, name of a filter and label of a field: whether a region is an office or a campus.',
  },
  regionTypeOffice: { text: 'Office', about: 'Type of a region.' },
  regionTypeCampus: { text: 'Campus', about: 'Type of a region.' },
  regionZone: {
    text: 'Zone',
    about: 'Head of a column, name of a filter and label of a field: the part of the world a region is in.',
  },
  zoneNorthAmerica: { text: 'North America', about: 'A part of the world.' },
  zoneLatinAmerica: { text: 'Latin America', about: 'A part of the world.' },
  zoneEurope: { text: 'Europe', about: 'A part of the world.' },
  zoneAfrica: { text: 'Africa', about: 'A part of the world.' },
  zoneAsiaPacific: { text: 'Asia and the Pacific', about: 'A part of the world.' },
  zoneSystem: {
    text: 'System',
    about: 'Stands for the zone of a region that is no place, such as the one that carries default settings.',
  },
  regionState: { text: 'Status', about: 'Name of a filter: whether regions are open or closed.' },
  regionClosed: { text: 'Closed', about: 'State of a region: no new groups begin there.' },
  regionsOpenAndClosed: { text: 'Open and closed', about: 'Choice of a filter: all regions.' },
  regionUsers: { text: 'People', about: 'Head of a column and name of a fact: how many belong to a region.' },
  regionGroups: {
    text: 'Current groups',
    about: 'Name of a fact: how many groups of a region are not archived.',
  },
  newRegion: { text: 'New region', about: 'Button and heading of the window that opens a region.' },
  editRegion: { text: 'Edit region', about: 'Button and heading of the window that changes a region.' },
  regionSaved: { text: 'The region was saved.', about: 'Toast after a region was opened or changed.' },
  cardPayments: { text: 'Card payments', about: 'Label of a checkbox and name of a fact about a region.' },
  cardPaymentsHelp: {
    text: 'Students in this region can pay by card.',
    about: 'Help beside the checkbox for card payments.',
  },
  cardPaymentsOn: { text: 'On', about: 'Stands beside Card payments of a region.' },
  cardPaymentsOff: { text: 'Off', about: 'Stands beside Card payments of a region.' },
  aboutRegion: { text: 'About', about: 'Heading of the card with facts about a region.' },
  regionNotFound: {
    text: 'Region not found, or you don’t manage it.',
    about: 'Stands in place of a region’s page.',
  },
  regionStaff: { text: 'People in charge', about: 'Heading of the card with the deans of a region.' },
  regionDeans: { text: 'Deans', about: 'Label of a field and name of a fact: the deans of a region.' },
  regionDeansHelp: {
    text: 'Leave requests from this region are emailed to them.',
    about: 'Help under the field for the deans of a region.',
  },
  regionAttendanceAdmins: {
    text: 'Attendance admins',
    about: 'Label of a field: who handles absences in a region.',
  },
  regionAttendanceAdminsHelp: {
    text: 'They handle absence explanations. Until someone is chosen, students can’t explain absences.',
    about: 'Help under the field for the attendance administrators of a region.',
  },
  noAttendanceAdmins: {
    text: 'Students of this region can’t explain absences until attendance admins are selected.',
    about: 'Stands over the staff of a region that has no attendance administrator.',
  },
  regionStaffLead: {
    text: 'Chosen from the managers and admins of this region.',
    about: 'Line under the heading of the card with the deans of a region.',
  },
  regionStaffSaved: {
    text: 'The people in charge were saved.',
    about: 'Toast with a button to undo, after deans or attendance administrators were chosen.',
  },
  closeRegion: { text: 'Close region', about: 'Button that closes a region for new groups.' },
  closeRegionNamed: { text: 'Close {name}?', about: 'Heading of the question before a region is closed.' },
  closingRegionMeans: {
    text: 'No new groups can start here, sign-up links stop working, and charts leave the region out. {people, plural, one {# person} other {# people}}, {groups, plural, one {# current group} other {# current groups}} and all records stay as they are. You can reopen it at any time.',
    about: 'Stands in the question before a region is closed: what it means.',
  },
  regionClosedMeans: {
    text: 'This region is closed. No new groups can start here, and charts leave it out.',
    about: 'Note on the page of a closed region.',
  },
  reopenRegion: { text: 'Reopen', about: 'Button that opens a closed region again.' },
  regionWasClosed: {
    text: '{name} was closed.',
    about: 'Toast with a button to undo; the name is a region’s.',
  },
  regionWasReopened: {
    text: '{name} was reopened.',
    about: 'Toast with a button to undo; the name is a region’s.',
  },
  currencies: { text: 'Currencies', about: 'Tab of the region manager, and name of its table.' },
  currenciesCounted: {
    text: '{count, plural, one {# currency} other {# currencies}}',
    about: 'How many currencies a list has. Within a line and within sentences.',
  },
  regionManagerSides: {
    text: 'Regions and currencies',
    about: 'Name of the row of tabs of the region manager, read aloud.',
  },
  currencyCode: {
    text: 'Code',
    about: 'Head of a column and label of a field: the code of a currency: USD.',
  },
  currencyCodeHelp: {
    text: 'Three-letter code (ISO 4217), such as USD. It can’t be changed later.',
    about: 'Help under the field for the code of a currency.',
  },
  currencyName: { text: 'Name', about: 'Head of a column and label of a field: the name of a currency.' },
  currencyDecimals: {
    text: 'Decimals',
    about: 'Head of a column and label of a field: how many digits of a currency are shown behind the point.',
  },
  currencyUsedBy: { text: 'Used by', about: 'Head of a column: the regions that use a currency.' },
  newCurrency: { text: 'New currency', about: 'Button and heading of the window that adds a currency.' },
  editCurrency: {
    text: 'Edit currency',
    about: 'Menu item and heading of the window that changes a currency.',
  },
  removeCurrency: { text: 'Remove', about: 'Menu item that removes a currency.' },
  currencySaved: {
    text: '{code} was saved.',
    about: 'Toast after a currency was added or changed, with Undo.',
  },
  currencyRemoved: { text: '{code} was removed.', about: 'Toast after a currency was removed, with Undo.' },
  ...historyMessages,
});
