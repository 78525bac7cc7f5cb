import { download, writtenDownload } from '#kit/slice/download.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { COURSE_FILE_ADDRESS, OUTLINE_ADDRESS, OUTLINES_ZIP_ADDRESS } from '../rules/downloads.ts';
import { writeDemoOutlines } from './demo/write-demo-outlines.ts';
import { courseFileInStore, outlineInStore, outlinesZip } from './download-course-files.ts';
import { forgetCourseFile } from './managing/course-files.actions.ts';
import './courses.graphql.ts';
import './managing/manage-courses.graphql.ts';
import './offerings/course-offerings.graphql.ts';
import './offerings/dependents.graphql.ts';
import './student/student-courses.graphql.ts';
import './student/find-in-studies.graphql.ts';

export const slice: ServerSlice = {
  jobs: [forgetCourseFile, writeDemoOutlines],
  downloads: [download(OUTLINE_ADDRESS, outlineInStore), download(COURSE_FILE_ADDRESS, courseFileInStore)],
  writtenDownloads: [
    writtenDownload(OUTLINES_ZIP_ADDRESS, (ctx, { groupId }, { locale = null }) =>
      outlinesZip(ctx, { groupId, locale }),
    ),
  ],
};
