export { sweepOrphanFilms, sweepVideoUploads } from './sweep-video-uploads.ts';
