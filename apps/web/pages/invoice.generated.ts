import { createElement } from 'react';
import { InvoicePage } from '#slices/billing/web/student/invoice.page.tsx';
import { slots as slots0 } from '#slices/payment-plans/web/student/invoice.slots.tsx';

const slots = [...slots0];

export const Page = () => createElement(InvoicePage, { slots });
