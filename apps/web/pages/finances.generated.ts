import { createElement } from 'react';
import { FinancesPage } from '#slices/billing/web/student/finances.page.tsx';
import { slots as slots0 } from '#slices/payment-plans/web/student/finances.slots.tsx';

const slots = [...slots0];

export const Page = () => createElement(FinancesPage, { slots });
