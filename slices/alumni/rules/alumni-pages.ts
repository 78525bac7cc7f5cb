export const PROFILE_PAGE = '/alumni/profile';
export const MEMBERS_PAGE = '/alumni/members';
export const ALUMNUS_PAGE = '/alumni/people/:personId';

/** What others see of an alumnus; for every line that stands for one. */
export const alumnusAddress = (personId: string): string => `/alumni/people/${personId}`;
