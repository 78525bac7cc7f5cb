import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What the library, the videos and the home page of the alumni say. */
export const libraryMessages = {
  libraryTitle: {
    text: 'Course library',
    about: 'Heading and box of the alumni’s home page: courses that alumni may read and watch.',
  },
  libraryLead: {
    text: 'Courses you can read and watch whenever you like. No exams, no deadlines.',
    about: 'Quiet line under the heading of the alumni’s library.',
  },
  wholeLibrary: { text: 'Library', about: 'Link from the box of the library to all of its courses.' },
  searchLibrary: {
    text: 'Search courses and teachers',
    about: 'Label of the search over the alumni’s library.',
  },
  libraryCategory: { text: 'Category', about: 'Label of a filter over the alumni’s library.' },
  libraryEmpty: { text: 'No courses here yet', about: 'Stands in the alumni’s library while it is empty.' },
  libraryEmptyText: {
    text: 'When the college opens a course to alumni, you’ll find it here.',
    about: 'Under “No courses here yet”, and in the box of the library on the alumni’s home page.',
  },
  libraryLessonsCounted: {
    text: '{count, plural, one {# lesson} other {# lessons}}',
    about: 'On the card of a course in the alumni’s library.',
  },
  libraryMinutes: {
    text: '{minutes} min',
    about: 'How long a lesson is, in a list of the latest videos. Shortened.',
  },
  latestVideos: {
    text: 'Latest videos',
    about: 'Heading and box of the alumni’s home page: the newest lessons that alumni may watch.',
  },
  latestVideosLead: {
    text: 'The ten newest lessons from the course library.',
    about: 'Quiet line under the heading of the alumni’s latest videos.',
  },
  allVideos: {
    text: 'All videos',
    about: 'Link from the box of the latest videos to the page with all ten.',
  },
  noVideosYet: { text: 'No videos yet', about: 'Stands where alumni find no lesson to watch yet.' },
  noVideosYetText: {
    text: 'New lessons from the course library will appear here.',
    about: 'Under “No videos yet”, and in the box of the videos on the alumni’s home page.',
  },
  alumniNews: {
    text: 'News and updates',
    about: 'Heading of a box on the alumni’s home page: posts written for alumni.',
  },
  noAlumniNews: {
    text: 'No news for alumni right now.',
    about: 'Stands in the box “News and updates” while there is none.',
  },
} satisfies Record<string, MessageSource>;
