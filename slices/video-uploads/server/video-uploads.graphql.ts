import { createHmac } from 'node:crypto';
import type { StoredPart } from '#kit/files/object-store.ts';
import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { countParts } from '../rules/parts.ts';
import { can } from '../rules/permissions.ts';
import { completeVideoUpload } from './complete-video-upload.ts';
import { partUrls } from './stored-video.ts';
import { abortVideoUpload, beginVideoUpload, type VideoUploadState } from './video-upload.actions.ts';
import type { UploadRecord } from './video-upload.queries.ts';

const VideoUploadInput = builder.inputType('VideoUploadInput', {
  fields: (t) => ({
    videoId: t.id({ required: true, description: 'Made by the client; asking again with it resumes.' }),
    locale: t.string({ required: true }),
    itemId: t.id({ required: true }),
    itemType: t.string({ required: true }),
    title: t.string({ required: true }),
    fileSize: t.float({ required: true, description: 'In bytes; films are larger than an Int.' }),
    type: t.string({ required: true }),
    fingerprint: t.string({
      description: 'The client’s own mark of the file; a resumed upload needs the same.',
    }),
  }),
});

const StoredPartType = builder.objectRef<StoredPart>('StoredPart').implement({
  permission: viaParent,
  fields: (t) => ({
    partNumber: t.exposeInt('partNumber'),
    size: t.exposeInt('size'),
    etag: t.exposeString('etag'),
  }),
});

const VideoUploadInfo = builder.objectRef<VideoUploadState>('VideoUploadInfo').implement({
  permission: viaParent,
  fields: (t) => ({
    multipartUploadId: t.string({ nullable: true, resolve: ({ upload }) => upload.storageUploadId }),
    multipartUploadToken: t.string({
      extensions: CARRIES_SECRET,
      description: 'Changes when the storage has to start again: parts sent under another token are lost.',
      resolve: ({ upload: { id, storageUploadId } }, _, { services }) =>
        createHmac('sha256', services.secrets.key('opaque-ids'))
          .update(`video-upload ${id} ${storageUploadId}`)
          .digest('base64url'),
    }),
    partsCount: t.int({ resolve: ({ upload }) => countParts(upload.fileSize, upload.partBytes) }),
    partBytes: t.int({
      description: 'The size of every part but the last, which is what remains.',
      resolve: ({ upload }) => upload.partBytes,
    }),
    partUploadUrls: t.stringList({
      extensions: CARRIES_SECRET,
      description: 'Where to PUT each part, the first part first; none once complete.',
      resolve: ({ upload }, _, { services }) => partUrls(services.store, upload),
    }),
    storedParts: t.expose('storedParts', {
      type: [StoredPartType],
      description: 'No need to send these again.',
    }),
    completed: t.boolean({ resolve: ({ upload }) => upload.completedAt !== null }),
  }),
});

const VideoUpload = builder.objectRef<UploadRecord>('VideoUpload').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    videoId: t.exposeID('id'),
    locale: t.exposeString('locale'),
    itemId: t.exposeID('itemId'),
    itemType: t.exposeString('itemType'),
    title: t.exposeString('title'),
    fileSize: t.exposeFloat('fileSize'),
    type: t.exposeString('type'),
    uploadInfo: t.field({
      type: VideoUploadInfo,
      // A user who completes an upload has sent its parts; they are listed for the user who resumes one.
      resolve: (upload) => ({ upload, storedParts: [] }),
    }),
  }),
});

const forUploaders = byRule('admins and those who were given it', can.upload);

builder.mutationFields((t) => ({
  getMultipartVideoUploadInfo: t.field({
    type: VideoUploadInfo,
    permission: forUploaders,
    args: { videoUploadInput: t.arg({ type: VideoUploadInput, required: true }) },
    resolve: (_, { videoUploadInput: { fingerprint, ...input } }, ctx) =>
      beginVideoUpload(ctx, { ...input, fingerprint: fingerprint ?? null }),
  }),
  completeMultipartVideoUpload: t.field({
    type: VideoUpload,
    permission: forUploaders,
    args: { videoId: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => completeVideoUpload(ctx, args),
  }),
  abortMultipartVideoUpload: t.boolean({
    permission: forUploaders,
    args: { videoId: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => abortVideoUpload(ctx, args),
  }),
}));
