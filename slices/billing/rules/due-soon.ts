/** An invoice is told of on the student's dashboard so many days before it is due, and until it is paid. */
export const DUE_SOON_DAYS = 7;
