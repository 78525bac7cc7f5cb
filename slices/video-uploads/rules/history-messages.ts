import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { VideoUploadsAction } from './actions.ts';

export const historyMessages = {
  didAbortVideoUpload: did('cancelled the upload of the video'),
  didBeginVideoUpload: did('started uploading the video'),
  didCompleteVideoUpload: did('uploaded the video'),
  didForgetVideoUpload: did('discarded the unfinished upload'),
  didRefuseVideoContent: did('rejected a file that is not a video'),
  didRemoveOrphanFilm: did('deleted the unused video'),
  auditKindVideoUpload: kind('Video upload'),
} satisfies HistoryTexts<VideoUploadsAction, 'videoUpload'>;
