import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type ManagedLessonFragment = { readonly __typename: 'Lesson', readonly _id: string, readonly title: string, readonly hidden: boolean, readonly version: number, readonly seconds: number | null, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly description: RichHtml, readonly chapters: ReadonlyArray<{ readonly startsAt: number, readonly title: string }> }>, readonly subtitles: ReadonlyArray<{ readonly locale: string }>, readonly allFiles: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly locale: string | null, readonly url: string }>, readonly films: ReadonlyArray<{ readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: Types.FilmKind, readonly state: Types.FilmState, readonly progress: number, readonly failure: string | null, readonly title: string }> };

export type ManagedLessonsQueryVariables = {
  courseId: string;
  locale?: string | null | undefined;
};

export type ManagedLessonsQuery = { readonly courseLessons: ReadonlyArray<{ readonly __typename: 'Lesson', readonly _id: string, readonly title: string, readonly hidden: boolean, readonly version: number, readonly seconds: number | null, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly description: RichHtml, readonly chapters: ReadonlyArray<{ readonly startsAt: number, readonly title: string }> }>, readonly subtitles: ReadonlyArray<{ readonly locale: string }>, readonly allFiles: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly locale: string | null, readonly url: string }>, readonly films: ReadonlyArray<{ readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: Types.FilmKind, readonly state: Types.FilmState, readonly progress: number, readonly failure: string | null, readonly title: string }> }> | null };

export type LessonUseQueryVariables = {
  lessonId: string;
};

export type LessonUseQuery = { readonly lesson: { readonly __typename: 'Lesson', readonly _id: string, readonly watcherCount: number | null, readonly noteCount: number | null } | null };

export type CreateLessonMutationVariables = {
  lessonId: string;
  courseId: string;
  locale: string;
  title: string;
};

export type CreateLessonMutation = { readonly createLesson: { readonly __typename: 'Lesson', readonly _id: string } };

export type SaveLessonTextMutationVariables = {
  lessonId: string;
  version: number;
  locale: string;
  words: Types.LessonTextsInput;
};

export type SaveLessonTextMutation = { readonly saveLessonText: { readonly __typename: 'Lesson', readonly _id: string, readonly title: string, readonly hidden: boolean, readonly version: number, readonly seconds: number | null, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly description: RichHtml, readonly chapters: ReadonlyArray<{ readonly startsAt: number, readonly title: string }> }>, readonly subtitles: ReadonlyArray<{ readonly locale: string }>, readonly allFiles: ReadonlyArray<{ readonly __typename: 'LessonFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly locale: string | null, readonly url: string }>, readonly films: ReadonlyArray<{ readonly __typename: 'Film', readonly _id: string, readonly locale: string, readonly kind: Types.FilmKind, readonly state: Types.FilmState, readonly progress: number, readonly failure: string | null, readonly title: string }> } };

export type HideLessonMutationVariables = {
  lessonId: string;
  hidden: boolean;
};

export type HideLessonMutation = { readonly hideLesson: { readonly __typename: 'Lesson', readonly _id: string } };

export type ReorderLessonsMutationVariables = {
  courseId: string;
  lessonIds: ReadonlyArray<string> | string;
};

export type ReorderLessonsMutation = { readonly reorderLessons: ReadonlyArray<{ readonly __typename: 'Lesson', readonly _id: string }> };

export type DeleteLessonMutationVariables = {
  lessonId: string;
};

export type DeleteLessonMutation = { readonly deleteLesson: string };

export type SaveLessonSubtitlesMutationVariables = {
  lessonId: string;
  locale: string;
  file: string;
};

export type SaveLessonSubtitlesMutation = { readonly saveLessonSubtitles: { readonly __typename: 'Lesson', readonly _id: string } };

export type PrepareFilmAgainMutationVariables = {
  filmId: string;
};

export type PrepareFilmAgainMutation = { readonly prepareFilmAgain: { readonly __typename: 'Film', readonly _id: string } };

export type AddLessonFileMutationVariables = {
  lessonId: string;
  fileId: string;
  locale?: string | null | undefined;
  sent: Types.SentFileInput;
};

export type AddLessonFileMutation = { readonly addLessonFile: { readonly __typename: 'Lesson', readonly _id: string } };

export type RenameLessonFileMutationVariables = {
  lessonId: string;
  fileId: string;
  name: string;
};

export type RenameLessonFileMutation = { readonly renameLessonFile: { readonly __typename: 'Lesson', readonly _id: string } };

export type ReorderLessonFilesMutationVariables = {
  lessonId: string;
  fileIds: ReadonlyArray<string> | string;
};

export type ReorderLessonFilesMutation = { readonly reorderLessonFiles: { readonly __typename: 'Lesson', readonly _id: string } };

export type RemoveLessonFileMutationVariables = {
  lessonId: string;
  fileId: string;
};

export type RemoveLessonFileMutation = { readonly removeLessonFile: { readonly __typename: 'Lesson', readonly _id: string } };

export const managedLessons: TypedDocument<ManagedLessonsQuery, ManagedLessonsQueryVariables> = {
  operationName: 'managedLessons',
  query: `query managedLessons($courseId:ID!$locale:String){courseLessons(courseId:$courseId locale:$locale showHidden:true){...ManagedLesson}}fragment ManagedLesson on Lesson{_id title hidden version seconds texts{locale title description chapters{startsAt title}}subtitles{locale}allFiles{_id name bytes locale url __typename}films{_id locale kind state progress failure title __typename}__typename}`,
};

export const lessonUse: TypedDocument<LessonUseQuery, LessonUseQueryVariables> = {
  operationName: 'lessonUse',
  query: `query lessonUse($lessonId:ID!){lesson(lessonId:$lessonId){_id watcherCount noteCount __typename}}`,
};

export const createLesson: TypedDocument<CreateLessonMutation, CreateLessonMutationVariables> = {
  operationName: 'createLesson',
  query: `mutation createLesson($lessonId:ID!$courseId:ID!$locale:String!$title:String!){createLesson(lessonId:$lessonId courseId:$courseId locale:$locale title:$title){_id __typename}}`,
};

export const saveLessonText: TypedDocument<SaveLessonTextMutation, SaveLessonTextMutationVariables> = {
  operationName: 'saveLessonText',
  query: `mutation saveLessonText($lessonId:ID!$version:Int!$locale:String!$words:LessonTextsInput!){saveLessonText(lessonId:$lessonId version:$version locale:$locale words:$words){...ManagedLesson}}fragment ManagedLesson on Lesson{_id title hidden version seconds texts{locale title description chapters{startsAt title}}subtitles{locale}allFiles{_id name bytes locale url __typename}films{_id locale kind state progress failure title __typename}__typename}`,
};

export const hideLesson: TypedDocument<HideLessonMutation, HideLessonMutationVariables> = {
  operationName: 'hideLesson',
  query: `mutation hideLesson($lessonId:ID!$hidden:Boolean!){hideLesson(lessonId:$lessonId hidden:$hidden){_id __typename}}`,
};

export const reorderLessons: TypedDocument<ReorderLessonsMutation, ReorderLessonsMutationVariables> = {
  operationName: 'reorderLessons',
  query: `mutation reorderLessons($courseId:ID!$lessonIds:[ID!]!){reorderLessons(courseId:$courseId lessonIds:$lessonIds){_id __typename}}`,
};

export const deleteLesson: TypedDocument<DeleteLessonMutation, DeleteLessonMutationVariables> = {
  operationName: 'deleteLesson',
  query: `mutation deleteLesson($lessonId:ID!){deleteLesson(lessonId:$lessonId)}`,
};

export const saveLessonSubtitles: TypedDocument<SaveLessonSubtitlesMutation, SaveLessonSubtitlesMutationVariables> = {
  operationName: 'saveLessonSubtitles',
  query: `mutation saveLessonSubtitles($lessonId:ID!$locale:String!$file:String!){saveLessonSubtitles(lessonId:$lessonId locale:$locale file:$file){_id __typename}}`,
};

export const prepareFilmAgain: TypedDocument<PrepareFilmAgainMutation, PrepareFilmAgainMutationVariables> = {
  operationName: 'prepareFilmAgain',
  query: `mutation prepareFilmAgain($filmId:ID!){prepareFilmAgain(filmId:$filmId){_id __typename}}`,
};

export const addLessonFile: TypedDocument<AddLessonFileMutation, AddLessonFileMutationVariables> = {
  operationName: 'addLessonFile',
  query: `mutation addLessonFile($lessonId:ID!$fileId:ID!$locale:String$sent:SentFileInput!){addLessonFile(lessonId:$lessonId fileId:$fileId locale:$locale sent:$sent){_id __typename}}`,
};

export const renameLessonFile: TypedDocument<RenameLessonFileMutation, RenameLessonFileMutationVariables> = {
  operationName: 'renameLessonFile',
  query: `mutation renameLessonFile($lessonId:ID!$fileId:ID!$name:String!){renameLessonFile(lessonId:$lessonId fileId:$fileId name:$name){_id __typename}}`,
};

export const reorderLessonFiles: TypedDocument<ReorderLessonFilesMutation, ReorderLessonFilesMutationVariables> = {
  operationName: 'reorderLessonFiles',
  query: `mutation reorderLessonFiles($lessonId:ID!$fileIds:[ID!]!){reorderLessonFiles(lessonId:$lessonId fileIds:$fileIds){_id __typename}}`,
};

export const removeLessonFile: TypedDocument<RemoveLessonFileMutation, RemoveLessonFileMutationVariables> = {
  operationName: 'removeLessonFile',
  query: `mutation removeLessonFile($lessonId:ID!$fileId:ID!){removeLessonFile(lessonId:$lessonId fileId:$fileId){_id __typename}}`,
};
