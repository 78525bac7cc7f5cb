import { createElement } from 'react';
import { AlumniPage } from '#slices/alumni/web/alumni.page.tsx';
import { slots as slots0 } from '#slices/alumni-contact/web/alumni.slots.tsx';
import { slots as slots1 } from '#slices/ministries/web/alumni.slots.tsx';

const slots = [...slots0, ...slots1];

export const Page = () => createElement(AlumniPage, { slots });
