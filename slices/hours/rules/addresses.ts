export const OWN_HOURS_DETAILS = '/student/hours?tab=details';
