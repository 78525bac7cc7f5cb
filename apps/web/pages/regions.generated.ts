import { createElement } from 'react';
import { RegionsPage } from '#slices/regions/web/regions.page.tsx';
import { slots as slots0 } from '#slices/forex/web/managing/regions.slots.tsx';

const slots = [...slots0];

export const Page = () => createElement(RegionsPage, { slots });
