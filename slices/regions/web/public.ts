export { RegionPicker } from './region-picker.tsx';
