/** Where a card is typed, by the addresses of the screens: these pages alone may hold what the card processor loads. */
export const PAY_PAGE = '/student/transactions/:invoiceId/pay';
export const SAVE_CARD_PAGE = '/student/transactions/card';

export const CARD_PAGES = [PAY_PAGE, SAVE_CARD_PAGE] as const;

export const payPath = (invoiceId: string): string => PAY_PAGE.replace(':invoiceId', invoiceId);
