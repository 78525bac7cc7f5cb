/** Why students of the demo college ask to be away, by the place of the type in its schema. */
export const LEAVE_REASONS: readonly (readonly string[])[] = [
  [
    'I have a fever and the doctor told me to stay in bed.',
    'I have a hospital appointment and won’t be back before class ends.',
    'My daughter is ill and cannot go to school.',
    'A migraine; I can’t look at a screen today.',
    'I’m having two wisdom teeth taken out.',
  ],
  [
    'My grandfather died. The funeral is at home, four hours away.',
    'My sister is getting married.',
    'My wife is due this week.',
    'My parents are moving house and need me for the day.',
  ],
  [
    'Our church sends a team to the youth retreat and I lead one of the groups.',
    'I’m preaching at a mission conference.',
    'The outreach week in the city; our pastor has written to you.',
    'I’m leading the music at a funeral in my congregation.',
  ],
  [
    'An appointment at the immigration office that I can’t move.',
    'I have to be at work: a colleague is away and nobody else can open.',
    'My train was cancelled and the next one comes too late.',
    'A driving test that I have waited three months for.',
  ],
];

export const STUDENT_NOTES = [
  'I will watch the lessons at the weekend.',
  'Daniel will take notes for me.',
  'I can send a letter if you need one.',
];

export const STAFF_NOTES = {
  APPROVED: [
    'Get well soon. The recordings will be up by Friday noon.',
    'Of course. Our prayers are with your family.',
    'Thank you for telling us early.',
    'Please ask a classmate for the notes.',
  ],
  ACKNOWLEDGED: [
    'Thank you for telling us. Work doesn’t count as a reason for leave, so the day stays an absence.',
    'We’ve noted it. Please ask before the class next time.',
    'Noted, but this is the third time this term.',
  ],
} as const;
