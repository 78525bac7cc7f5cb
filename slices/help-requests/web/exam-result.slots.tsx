export { slots } from './student-exam.slots.tsx';
