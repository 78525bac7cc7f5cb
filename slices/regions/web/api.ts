export { findRegions } from './find-regions.ts';
export { RegionPicker } from './region-picker.tsx';
export type { RegionsSlot } from './regions.page.tsx';
