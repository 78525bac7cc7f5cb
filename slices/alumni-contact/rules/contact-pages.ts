export const CONTACT_PAGE = '/alumni/contact';
export const REPORTS_PAGE = '/alumni/reports';
