/** An address of the site itself, which asks who is there and then leads to the store. */
export const LEAVE_FILE_ADDRESS = '/downloads/leave-request-files/:fileId';

export const leaveFileAddress = (id: string): string => LEAVE_FILE_ADDRESS.replace(':fileId', id);
