import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type PlayedFilmFragment = { readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: Types.FilmKind, readonly state: Types.FilmState, readonly progress: number, readonly seconds: number | null, readonly playback: { readonly hlsUrl: string, readonly mp4Url: string | null, readonly audioUrl: string | null, readonly posterUrl: string | null, readonly thumbnailsUrl: string | null, readonly expiresAt: Instant } | null };

export type OneLessonFragment = { readonly __typename: 'Lesson', readonly _id: string, readonly courseId: string, readonly hidden: boolean, readonly title: string, readonly description: RichHtml, readonly locale: string, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly chapters: ReadonlyArray<{ readonly startsAt: number, readonly title: string }>, readonly subtitles: ReadonlyArray<{ readonly locale: string }>, readonly files: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly type: string, readonly url: string }>, readonly films: ReadonlyArray<{ readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: Types.FilmKind, readonly state: Types.FilmState, readonly progress: number, readonly seconds: number | null, readonly playback: { readonly hlsUrl: string, readonly mp4Url: string | null, readonly audioUrl: string | null, readonly posterUrl: string | null, readonly thumbnailsUrl: string | null, readonly expiresAt: Instant } | null }>, readonly notes: ReadonlyArray<{ readonly __typename: 'LessonNote', readonly _id: string, readonly atSecond: number, readonly body: string, readonly version: number }> };

export type OwnNoteFragment = { readonly __typename: 'LessonNote', readonly _id: string, readonly atSecond: number, readonly body: string, readonly version: number };

export type OneLessonQueryVariables = {
  lessonId: string;
  courseId: string;
  locale?: string | null | undefined;
};

export type OneLessonQuery = { readonly lesson: { readonly __typename: 'Lesson', readonly _id: string, readonly courseId: string, readonly hidden: boolean, readonly title: string, readonly description: RichHtml, readonly locale: string, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly chapters: ReadonlyArray<{ readonly startsAt: number, readonly title: string }>, readonly subtitles: ReadonlyArray<{ readonly locale: string }>, readonly files: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly type: string, readonly url: string }>, readonly films: ReadonlyArray<{ readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: Types.FilmKind, readonly state: Types.FilmState, readonly progress: number, readonly seconds: number | null, readonly playback: { readonly hlsUrl: string, readonly mp4Url: string | null, readonly audioUrl: string | null, readonly posterUrl: string | null, readonly thumbnailsUrl: string | null, readonly expiresAt: Instant } | null }>, readonly notes: ReadonlyArray<{ readonly __typename: 'LessonNote', readonly _id: string, readonly atSecond: number, readonly body: string, readonly version: number }> } | null, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly name: string, readonly isTaken: boolean, readonly wasTaken: boolean, readonly teacher: { readonly __typename: 'CourseTeacher', readonly _id: string, readonly name: string } | null } | null, readonly courseLessons: ReadonlyArray<{ readonly __typename: 'Lesson', readonly _id: string, readonly title: string, readonly hidden: boolean, readonly seconds: number | null, readonly resumeAt: number, readonly completed: boolean, readonly watchedSeconds: number, readonly watchedAt: Instant | null, readonly files: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string }> }> | null, readonly currentUser: { readonly __typename: 'User', readonly _id: string, readonly showVideo: boolean | null } | null };

export type FreshFilmsQueryVariables = {
  lessonId: string;
};

export type FreshFilmsQuery = { readonly lesson: { readonly __typename: 'Lesson', readonly _id: string, readonly films: ReadonlyArray<{ readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: Types.FilmKind, readonly state: Types.FilmState, readonly progress: number, readonly seconds: number | null, readonly playback: { readonly hlsUrl: string, readonly mp4Url: string | null, readonly audioUrl: string | null, readonly posterUrl: string | null, readonly thumbnailsUrl: string | null, readonly expiresAt: Instant } | null }> } | null };

export type SubtitlesOfLessonQueryVariables = {
  lessonId: string;
  locale: string;
};

export type SubtitlesOfLessonQuery = { readonly lessonSubtitles: string | null };

export type WatchLessonMutationVariables = {
  lessonId: string;
  position: number;
  spans: ReadonlyArray<Types.WatchedSpanInput> | Types.WatchedSpanInput;
};

export type WatchLessonMutation = { readonly watchLesson: { readonly __typename: 'Lesson', readonly _id: string, readonly resumeAt: number, readonly completed: boolean } };

export type SaveLessonNoteMutationVariables = {
  noteId: string;
  lessonId: string;
  version: number;
  atSecond: number;
  body: string;
};

export type SaveLessonNoteMutation = { readonly saveLessonNote: { readonly __typename: 'LessonNote', readonly _id: string, readonly atSecond: number, readonly body: string, readonly version: number } };

export type DeleteLessonNoteMutationVariables = {
  noteId: string;
};

export type DeleteLessonNoteMutation = { readonly deleteLessonNote: string };

export const oneLesson: TypedDocument<OneLessonQuery, OneLessonQueryVariables> = {
  operationName: 'oneLesson',
  query: `query oneLesson($lessonId:ID!$courseId:ID!$locale:String){lesson(lessonId:$lessonId locale:$locale){...OneLesson}course(courseId:$courseId locale:$locale){_id name isTaken wasTaken teacher{_id name __typename}__typename}courseLessons(courseId:$courseId locale:$locale){...ListedLesson}currentUser{_id showVideo __typename}}fragment OneLesson on Lesson{_id courseId hidden title description locale seconds resumeAt completed chapters{startsAt title}subtitles{locale}files{_id name bytes type url __typename}films{...PlayedFilm}notes{...OwnNote}__typename}fragment PlayedFilm on Film{_id locale kind state progress seconds playback{hlsUrl mp4Url audioUrl posterUrl thumbnailsUrl expiresAt}__typename}fragment OwnNote on LessonNote{_id atSecond body version __typename}fragment ListedLesson on Lesson{_id title hidden seconds resumeAt completed watchedSeconds watchedAt files{_id __typename}__typename}`,
};

export const freshFilms: TypedDocument<FreshFilmsQuery, FreshFilmsQueryVariables> = {
  operationName: 'freshFilms',
  query: `query freshFilms($lessonId:ID!){lesson(lessonId:$lessonId){_id films{...PlayedFilm}__typename}}fragment PlayedFilm on Film{_id locale kind state progress seconds playback{hlsUrl mp4Url audioUrl posterUrl thumbnailsUrl expiresAt}__typename}`,
};

export const subtitlesOfLesson: TypedDocument<SubtitlesOfLessonQuery, SubtitlesOfLessonQueryVariables> = {
  operationName: 'subtitlesOfLesson',
  query: `query subtitlesOfLesson($lessonId:ID!$locale:String!){lessonSubtitles(lessonId:$lessonId locale:$locale)}`,
};

export const watchLesson: TypedDocument<WatchLessonMutation, WatchLessonMutationVariables> = {
  operationName: 'watchLesson',
  query: `mutation watchLesson($lessonId:ID!$position:Float!$spans:[WatchedSpanInput!]!){watchLesson(lessonId:$lessonId position:$position spans:$spans){_id resumeAt completed __typename}}`,
};

export const saveLessonNote: TypedDocument<SaveLessonNoteMutation, SaveLessonNoteMutationVariables> = {
  operationName: 'saveLessonNote',
  query: `mutation saveLessonNote($noteId:ID!$lessonId:ID!$version:Int!$atSecond:Float!$body:String!){saveLessonNote(noteId:$noteId lessonId:$lessonId version:$version atSecond:$atSecond body:$body){...OwnNote}}fragment OwnNote on LessonNote{_id atSecond body version __typename}`,
};

export const deleteLessonNote: TypedDocument<DeleteLessonNoteMutation, DeleteLessonNoteMutationVariables> = {
  operationName: 'deleteLessonNote',
  query: `mutation deleteLessonNote($noteId:ID!){deleteLessonNote(noteId:$noteId)}`,
};
