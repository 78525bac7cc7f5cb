/** What is said on a roll that is printed on paper. */
export const paperMessages = {
  printRoll: { text: 'Print', about: 'A link over a roll: opens the sheet to print.' },
  paperWholeWeek: {
    text: 'Whole week',
    about: 'A switch: the sheet has all classes of the group in that week.',
  },
  paperPhotos: { text: 'Photos', about: 'A switch: the sheet has the pictures of the students.' },
  paperWeekTitle: {
    text: 'Roll of the week',
    about: 'Title of a printed sheet with the classes of one week.',
  },
  paperGroup: { text: 'Group', about: 'Label on a printed roll.' },
  paperTeacher: { text: 'Teacher', about: 'Label on a printed roll.' },
  paperRoom: { text: 'Room', about: 'Label on a printed roll.' },
  paperWhen: { text: 'When', about: 'Label on a printed roll: day and hours of a class.' },
  paperNumber: { text: 'Number', about: 'Heading of a column on a printed roll: the student number.' },
  paperStudent: { text: 'Student', about: 'Heading of a column on a printed roll.' },
  paperMinutes: {
    text: 'Min',
    about: 'Heading of a narrow column on a printed roll: minutes late. Very short.',
  },
  paperLegend: {
    text: '{present} present · {late} late · {absent} absent · {excused} excused',
    about:
      'Under a printed roll, what the letters mean; each value is one or two letters, such as P, L, A and E.',
  },
  paperSignature: { text: 'Teacher’s signature', about: 'Beside a line on a printed roll.' },
  paperDate: { text: 'Date', about: 'Beside a line on a printed roll, for the day of the signature.' },
};
