/** Where a card is typed, by the addresses of the screens: these pages alone may hold what the card processor loads. */
export const PAY_PAGE = '/student/transactions/:invoiceId/pay';
export const SAVE_CARD_PAGE = '/student/transactions/card';

export const CARD_PAGES = [PAY_PAGE, SAVE_CARD_PAGE] as const;

export const payPath = (invoiceId: string): string => PAY_PAGE.replace(':invoiceId', invoiceId);

/** Saves a card and comes back to a page of the student's finances. */
export const saveCardPath = (then: string): string => `${SAVE_CARD_PAGE}?then=${encodeURIComponent(then)}`;

const FINANCES = '/student/transactions';

/** Where a person goes on who has saved a card: where they came from, if that is one of these pages. */
export const afterSaving = (then: string | null): string =>
  then !== null && /^\/student\/transactions(?:[/?][\w/?=-]*)?$/.test(then) ? then : `${FINANCES}?tab=card`;

/** Pays a part of an invoice that is known before. */
export const payPartPath = (invoiceId: string, amount: number): string =>
  `${payPath(invoiceId)}?amount=${amount}`;
