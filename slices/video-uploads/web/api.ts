export { uploadFilm } from './upload-film.ts';
export { showUploads } from './show-uploads.ts';
