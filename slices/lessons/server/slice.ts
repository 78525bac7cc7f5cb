import { download } from '#kit/slice/download.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { LESSON_FILE_ADDRESS } from '../rules/downloads.ts';
import { writeDemoFilms } from './demo/write-demo-films.ts';
import { lessonFileInStore } from './read-lesson.ts';
import { prepareFilm } from './films/prepare-film.ts';
import { sweepFilms } from './films/sweep-films.ts';
import './lesson.graphql.ts';
import './course-lessons.graphql.ts';
import './managing/lesson-files.graphql.ts';
import './following/group-progress.graphql.ts';
import './films/film.graphql.ts';
import './watching/watch-lessons.graphql.ts';
import './finding/found-lessons.graphql.ts';
import './managing/copy-lessons.actions.ts';
import './managing/change-lessons.graphql.ts';
import './managing/lesson-use.graphql.ts';

export const slice: ServerSlice = {
  jobs: [prepareFilm, sweepFilms, writeDemoFilms],
  downloads: [download(LESSON_FILE_ADDRESS, lessonFileInStore)],
};
