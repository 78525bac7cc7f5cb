export { findRegions } from './find-regions.ts';
export { RegionPicker } from './region-picker.tsx';
export { RegionManager } from './region-manager.tsx';
