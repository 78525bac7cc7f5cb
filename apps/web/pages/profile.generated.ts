import { createElement } from 'react';
import { ProfilePage } from '#slices/sign-in/web/accounts/profile.page.tsx';
import { slots as slots0 } from '#slices/calendar/web/profile.slots.tsx';

const slots = [...slots0];

export const Page = () => createElement(ProfilePage, { slots });
