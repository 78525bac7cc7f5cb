// As with courses: an address of the site itself, which asks who is there and then leads to the store.

export const LESSON_FILE_ADDRESS = '/downloads/lesson-files/:fileId';

export const lessonFileAddress = (fileId: string): string => LESSON_FILE_ADDRESS.replace(':fileId', fileId);
