import type { AlumniSlot } from '#slices/alumni/web/api.ts';
import { MinistriesBox } from './ministries-box.tsx';

export const slots: AlumniSlot[] = [
  { id: 'ministries', as: { on: 'ministries' }, render: () => <MinistriesBox /> },
];
