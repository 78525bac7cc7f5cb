/** Where deans read a request. */
export const leaveToRead = (requestId: string): string => `/leave-requests?request=${requestId}`;
