// Addresses of the site itself, which ask who is there and then lead to the store: a page that was opened long ago, or
// kept without a network, still has links that work.

export const OUTLINE_ADDRESS = '/downloads/courses/:courseId/outlines/:locale';
export const COURSE_FILE_ADDRESS = '/downloads/course-files/:fileId';

export const outlineAddress = (courseId: string, locale: string): string =>
  OUTLINE_ADDRESS.replace(':courseId', courseId).replace(':locale', locale);

export const courseFileAddress = (fileId: string): string => COURSE_FILE_ADDRESS.replace(':fileId', fileId);

export const OUTLINES_ZIP_ADDRESS = '/downloads/groups/:groupId/course-outlines.zip';

export const outlinesZipAddress = (groupId: string): string =>
  OUTLINES_ZIP_ADDRESS.replace(':groupId', groupId);

export const outlinesZipName = (groupName: string): string => `${groupName}-course-outlines.zip`;
