import { createElement } from 'react';
import { AlumniPage } from '#slices/alumni/web/alumni.page.tsx';

const slots: never[] = [];

export const Page = () => createElement(AlumniPage, { slots });
