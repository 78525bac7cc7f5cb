export { sweepVideoUploads } from './sweep-video-uploads.ts';
