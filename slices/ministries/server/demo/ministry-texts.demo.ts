/** What kinds of work alumni do: names with the place in them, and what its owner says of it. */
interface Work {
  names: readonly string[];
  description: string;
}

const WORKS: readonly Work[] = [
  {
    names: ['Hope Church {city}', 'Grace Fellowship {city}', 'New Life Church {city}'],
    description:
      'We began with nine people around a kitchen table and now meet in a rented school hall on Sundays at ten. Half of us came to faith here.\n\nWe are looking for somebody who leads worship, and for a family that would like to move here with a job in hand.',
  },
  {
    names: ['{city} Street Kitchen', 'Bread of Life {city}', 'Open Table {city}'],
    description:
      'Hot soup, bread and time to talk, four evenings a week, for everyone who comes. About seventy people do. Some of them come on Sunday too.\n\nYou can help: two hours of cooking are enough.',
  },
  {
    names: ['{city} Bible School', 'Berea Training Centre {city}', 'School of the Word {city}'],
    description:
      'Evening courses for pastors who work during the day: two years, two evenings a week, no fees. Forty students at the moment.\n\nWe need teachers who come for two weeks and bring one book of the Bible along.',
  },
  {
    names: ['House of Joy {city}', 'Shepherd’s Home {city}', 'Little Lambs {city}'],
    description:
      'A home for twenty-two children between three and sixteen, with house parents who stay. All of them go to school.\n\nSponsors write to one child each; visitors are welcome after a background check.',
  },
  {
    names: ['Open Door {city}', 'Chaplains of {city}', 'Second Mile {city}'],
    description:
      'We visit the prison every week, write letters, and stand at the gate on the day of release with a bus ticket and an address. The first month outside is the hardest.',
  },
  {
    names: ['Campus Light {city}', 'Students for Christ {city}', 'The Upper Room {city}'],
    description:
      'Bible studies at three universities, a weekend away each term, and a flat where the kettle is always on. Most of our leaders are in their second year themselves.',
  },
  {
    names: ['Good Samaritan Clinic {city}', 'Mercy Clinic {city}', 'Luke’s House {city}'],
    description:
      'A small clinic with two nurses and a doctor on Thursdays: mothers and babies, wounds, blood pressure, and a prayer for whoever asks for one.',
  },
  {
    names: ['Welcome House {city}', 'Ruth’s Place {city}', 'Harbour {city}'],
    description:
      'Language lessons, help with forms, and friends for families who had to leave their country. Sunday lunch is cooked by a different nation each week.',
  },
  {
    names: ['Word for {city}', 'First Translation {city}', 'Every Tongue {city}'],
    description:
      'Mark and Ruth are finished, Acts is being checked. We record each book as well, since many of our neighbours would rather listen than read.',
  },
  {
    names: ['Radio Hope {city}', 'Morning Star Radio {city}', 'Good News FM {city}'],
    description:
      'An hour each morning and two on Sunday: the Bible read aloud, an answer to a question that was sent in, and songs from the villages around.',
  },
  {
    names: ['Seed and Soil {city}', 'Joseph’s Farm {city}', 'Firstfruits {city}'],
    description:
      'Twelve families farm together, save together, and read the Bible together on Fridays. What is left over after the harvest goes to the widows of the parish.',
  },
  {
    names: ['Freedom House {city}', 'Nehemiah House {city}', 'Restored {city}'],
    description:
      'Nine months in a house with a rule of life for men who want to leave drugs behind. Of those who stay to the end, two in three are still clean after two years.',
  },
];

export const workOf = (index: number): Work => {
  const work = WORKS[index % WORKS.length];
  if (!work) throw new Error('There is no work.');
  return work;
};

/** What was added to a listing that waits, for those who compare. */
export const ADDED = '\n\nNew this year: a group for young families on Saturday mornings.';

export const REFUSALS: readonly string[] = [
  'Please leave out the names of the children in the second paragraph. Then we’ll be glad to list it.',
  'This reads like an appeal for money. Tell us what you do and how people can take part; giving can stand on your own website.',
  'The website doesn’t open. Could you check the address and send it again?',
];

export const NOTES: readonly string[] = [
  'Spoke with the pastor on the phone; all is well.',
  'Works in a country where this should never be public. Check the switch at every edit.',
  'Listed twice until last year; the other one was deleted.',
];
