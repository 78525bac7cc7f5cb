import type { AlumniSlot } from '#slices/alumni/web/api.ts';
import { ContactBox } from './contact-box.tsx';

export const slots: AlumniSlot[] = [{ id: 'contact', as: { on: 'contact' }, render: () => <ContactBox /> }];
