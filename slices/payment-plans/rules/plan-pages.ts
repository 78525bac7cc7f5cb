export const PLANS_TAB = '/student/transactions?tab=plan';
export const SET_UP_PAGE = '/student/transactions/:invoiceId/plan';

export const setUpPath = (invoiceId: string): string => SET_UP_PAGE.replace(':invoiceId', invoiceId);
