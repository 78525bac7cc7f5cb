import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { type FilmPlayback as Playback, playbackOf } from './film-playback.ts';
import { type FilmRecord, findFilms } from './film.queries.ts';
import { Lesson } from '../lesson.graphql.ts';
import { prepareFilmAgain } from './prepare-film.ts';

const filmsOfLesson = loaderByOwner(
  (ctx, ids) => findFilms(ctx.db, ids),
  ({ lessonId }: FilmRecord) => lessonId,
);

const FilmPlayback = builder.objectRef<Playback>('FilmPlayback').implement({
  description: 'Addresses for the user who was given them, until they expire.',
  permission: viaParent,
  fields: (t) => ({
    hlsUrl: t.exposeString('hlsUrl', { description: 'The list of qualities.' }),
    mp4Url: t.exposeString('mp4Url', { nullable: true }),
    audioUrl: t.exposeString('audioUrl', { nullable: true, description: 'The sound alone.' }),
    posterUrl: t.exposeString('posterUrl', { nullable: true }),
    thumbnailsUrl: t.exposeString('thumbnailsUrl', {
      nullable: true,
      description: 'WebVTT that names a small picture for every few seconds.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

const FilmKind = builder.enumType('FilmKind', { values: ['VIDEO', 'AUDIO'] as const });
const FilmState = builder.enumType('FilmState', {
  values: ['WAITING', 'PREPARING', 'READY', 'FAILED'] as const,
});

const Film = builder.objectRef<FilmRecord>('Film').implement({
  description: 'What a lesson is seen or heard by in one language.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    locale: t.exposeString('locale'),
    kind: t.expose('kind', { type: FilmKind }),
    state: t.expose('state', { type: FilmState }),
    progress: t.exposeFloat('progress', { description: 'From 0 to 1, while it is being prepared.' }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'The name of the problem it failed by.',
    }),
    seconds: t.exposeFloat('seconds', { nullable: true }),
    title: t.exposeString('title'),
    playback: t.field({
      type: FilmPlayback,
      nullable: true,
      extensions: CARRIES_SECRET,
      description: 'None until it is ready.',
      resolve: (film, _, { services, actor }) => playbackOf(services, film, actor?.sessionId ?? null),
    }),
  }),
});

builder.objectFields(Lesson, (t) => ({
  films: t.field({
    type: [Film],
    description: 'The newest first. One that is being prepared stands beside the one it will replace.',
    resolve: ({ id, films }, _, ctx) => films ?? filmsOfLesson(ctx).load(id),
  }),
}));

builder.mutationField('prepareFilmAgain', (t) =>
  t.field({
    type: Film,
    permission: withRole('admin', 'superadmin'),
    args: { filmId: t.arg.id({ required: true }) },
    resolve: (_, { filmId }, ctx) => prepareFilmAgain(ctx, filmId),
  }),
);
