import { createElement } from 'react';
import { InvoicePage } from '#slices/billing/web/student/invoice.page.tsx';
import { slots as slots0 } from '#slices/payment-plans/web/student/invoice.slots.tsx';
import { slots as slots1 } from '#slices/sponsors/web/student/invoice.slots.tsx';

const slots = [...slots0, ...slots1];

export const Page = () => createElement(InvoicePage, { slots });
