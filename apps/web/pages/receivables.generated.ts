import { createElement } from 'react';
import { ReceivablesPage } from '#slices/billing/web/receivables/receivables.page.tsx';
import { slots as slots0 } from '#slices/payment-plans/web/list/receivables.slots.tsx';
import { slots as slots1 } from '#slices/group-invoicing/web/receivables.slots.tsx';
import { slots as slots2 } from '#slices/dues/web/receivables.slots.tsx';
import { slots as slots3 } from '#slices/bank-files/web/receivables.slots.tsx';

const slots = [...slots0, ...slots1, ...slots2, ...slots3];

export const Page = () => createElement(ReceivablesPage, { slots });
