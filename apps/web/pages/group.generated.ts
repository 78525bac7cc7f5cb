import { createElement } from 'react';
import { GroupPage } from '#slices/groups/web/group.page.tsx';
import { slots as slots0 } from '#slices/courses/web/offerings/group.slots.tsx';
import { slots as slots1 } from '#slices/transcripts/web/office/group.slots.tsx';

const slots = [...slots0, ...slots1];

export const Page = () => createElement(GroupPage, { slots });
