/**
 * The heads of the file of people that is exported. They are English in every language, so that the file can be uploaded
 * again wherever it came from (slices/people-import).
 */
export const PEOPLE_FILE_HEADS = {
  number: 'Number',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  campus: 'Campus',
  groupName: 'Group',
  locale: 'Language',
  bornOn: 'Date of birth',
} as const;
