import { createElement } from 'react';
import { AlumnusPage } from '#slices/alumni/web/alumnus.page.tsx';
import { slots as slots0 } from '#slices/alumni-contact/web/alumnus.slots.tsx';

const slots = [...slots0];

export const Page = () => createElement(AlumnusPage, { slots });
