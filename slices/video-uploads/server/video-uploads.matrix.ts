import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const uploader: Who = [['self', 'admin']];

const FILM = {
  locale: 'en',
  itemType: 'lesson',
  fileSize: 5_000_000,
  type: 'video/mp4',
  fingerprint: 'film',
};
const film = (target: Target, videoId: string | undefined) => ({
  videoUploadInput: { ...FILM, title: 'A film', itemId: target.id('person'), videoId },
});

export const matrix: SliceMatrix = {
  reads: {
    VideoUpload: { '_id fileSize itemId itemType locale title type uploadInfo videoId': uploader },
    VideoUploadInfo: {
      'completed multipartUploadId multipartUploadToken partBytes partUploadUrls partsCount storedParts': [
        'admin',
      ],
    },
    StoredPart: { 'etag partNumber size': ['admin'] },
  },
  writes: {
    getMultipartVideoUploadInfo: {
      cases: [
        { who: ['admin'], at: (target) => film(target, randomUUID()) },
        { who: uploader, at: (target) => film(target, target.id('upload')) },
      ],
    },
    abortMultipartVideoUpload: {
      cases: [{ who: uploader, at: (target) => ({ videoId: target.id('upload') }) }],
    },
    // Nobody has sent the parts of what is planted.
    completeMultipartVideoUpload: {
      cases: [{ who: [], at: (target) => ({ videoId: target.id('upload') }) }],
    },
  },
  async seed({ owner, personId, mark }) {
    if (!personId) return [];
    const id = randomUUID();
    await owner.query('delete from video_upload where person_id = $1', [personId]);
    await owner.query(
      `insert into video_upload (id, person_id, locale, item_id, item_type, title, file_size, type, fingerprint, part_bytes, created_at)
       values ($1, $2, $3, $2, $4, $5, $6, $7, $8, 10000000, now())`,
      [
        id,
        personId,
        FILM.locale,
        FILM.itemType,
        mark('upload', 'title'),
        FILM.fileSize,
        FILM.type,
        FILM.fingerprint,
      ],
    );
    await owner.query(
      'insert into sent_upload (file_key, person_id, bytes, announced_at) values ($1, $2, 1, now())',
      [`course-files/${id}`, personId],
    );
    return [{ name: 'upload', id }];
  },
};
