import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What the registry and the page of a ministry say. */
export const registryMessages = {
  ministriesLead: {
    text: 'Churches, schools and other work that alumni serve in, around the world.',
    about: 'Quiet line under “Ministries”, the heading of the registry.',
  },
  addMinistry: { text: 'Add yours', about: 'Button: opens the form in which an alumnus lists a ministry.' },
  ownMinistries: {
    text: 'Your ministries',
    about: 'Link and heading: the ministries that an alumnus has listed.',
  },
  allMinistries: { text: 'All ministries', about: 'Link to the registry of ministries.' },
  ministrySearch: {
    text: 'Search by name, place or word',
    about: 'Label of the search field over the registry of ministries.',
  },
  ministriesCounted: {
    text: '{count, plural, one {# ministry} other {# ministries}}',
    about: 'How many a list has. Within a line and within sentences.',
  },
  ministryColumn: { text: 'Ministry', about: 'Head of the column with the names of ministries.' },
  ministryWhere: {
    text: 'Place',
    about: 'Head of a column and name of a fact: city and country of a ministry.',
  },
  ministryContinent: { text: 'Continent', about: 'Filter over the registry of ministries.' },
  continentAfrica: { text: 'Africa', about: 'A continent, in a filter.' },
  continentAsia: { text: 'Asia', about: 'A continent, in a filter.' },
  continentEurope: { text: 'Europe', about: 'A continent, in a filter.' },
  continentNorthAmerica: { text: 'North and Central America', about: 'A continent, in a filter.' },
  continentOceania: { text: 'Australia and Oceania', about: 'A continent, in a filter.' },
  continentSouthAmerica: { text: 'South America', about: 'A continent, in a filter.' },
  ministryLedBy: {
    text: 'Led by',
    about: 'Filter and head of a column, before “A graduate” or “A member of …”.',
  },
  ledByGraduate: {
    text: 'A second-year graduate',
    about: 'Choice of the filter “Led by”: at least one minister has graduated from the second year.',
  },
  ledByMember: {
    text: 'A member of {orgName}',
    about: 'Choice of the filter “Led by”: at least one minister is a member of the organisation.',
  },
  graduateMark: {
    text: 'Graduate',
    about: 'Chip at a ministry: at least one minister has graduated from the second year.',
  },
  memberMark: {
    text: 'Member',
    about: 'Chip at a ministry: at least one minister is a member of the organisation.',
  },
  ministriesView: {
    text: 'How to show the ministries',
    about: 'Read aloud over the choice “List” or “Map”.',
  },
  ministriesAsList: { text: 'List', about: 'Shows the registry as a list. Beside “Map”.' },
  ministriesAsMap: { text: 'Map', about: 'Shows the registry on a map of the world. Beside “List”.' },
  noMinistries: { text: 'No ministries listed yet', about: 'Stands in place of the registry.' },
  noMinistriesText: {
    text: 'Ministries are shown here once they’re approved. Be the first to add yours.',
    about: 'Under “No ministries listed yet”.',
  },
  noneOnMap: {
    text: 'None of these ministries is on the map. You’ll find them in the list.',
    about: 'Stands in place of the map, where no ministry that matches says where it is.',
  },
  notOnMap: {
    text: '{count, plural, one {# ministry doesn’t say where it is: you’ll find it in the list.} other {# ministries don’t say where they are: you’ll find them in the list.}}',
    about: 'Quiet line over the map of ministries.',
  },
  mapIsFull: {
    text: 'The map shows the {max} newest. Narrow your search to see others.',
    about: 'Quiet line over the map, where there are too many ministries.',
  },
  mapListsMore: {
    text: 'And {count, plural, one {# more} other {# more}}. Zoom in or press a mark to see them.',
    about: 'Under the list beside the map, which names only the first.',
  },
  ministryMinisters: {
    text: 'Ministers',
    about: 'Name of a fact and label of a field: who leads a ministry.',
  },
  ministryWebsite: { text: 'Website', about: 'Name of a fact and label of a field.' },
  ministryEmail: { text: 'Email', about: 'Name of a fact: the contact address of a ministry.' },
  ministryListedBy: { text: 'Listed by', about: 'Name of a fact: the owner of the listing.' },
  hasGraduateLabel: {
    text: 'At least one of its ministers graduated from our second year',
    about: 'Checkbox in the form of a ministry, and a line on its page.',
  },
  hasMemberLabel: {
    text: 'At least one of its ministers is a member of {orgName}',
    about: 'Checkbox in the form of a ministry, and a line on its page.',
  },
  ministryOnMap: {
    text: 'Where {name} is, roughly',
    about: 'Name, read aloud, of the map on the page of a ministry.',
  },
  ministryOnWeb: { text: 'Public page', about: 'Link to the page of a ministry that everybody can read.' },
  writeToOwner: {
    text: 'Write to {name}',
    about: 'Button on the page of a ministry: opens the form for a message. name is its owner.',
  },
  ministryGone: {
    text: 'This ministry isn’t listed',
    about: 'In place of a page that is not there, or not for the reader.',
  },
  ministryGoneText: {
    text: 'It may have been removed, or its owner doesn’t show it any more.',
    about: 'Under “This ministry isn’t listed”.',
  },
} as const satisfies Record<string, MessageSource>;
