/** An address of the site itself, which asks who is there and then leads to the store. */
export const EXPLANATION_FILE_ADDRESS = '/downloads/absence-explanation-files/:fileId';

export const explanationFileAddress = (id: string): string => EXPLANATION_FILE_ADDRESS.replace(':fileId', id);
