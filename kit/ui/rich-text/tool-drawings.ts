import type { Drawing } from '../icon/icon.tsx';

/** Icons that only the tools of an editor have. */
export const TOOL_DRAWINGS = {
  bold: { path: 'M7.5 5h5a3.5 3.5 0 0 1 0 7h-5zM7.5 12h6a3.5 3.5 0 0 1 0 7h-6zM7.5 5v14' },
  italic: { path: 'M10 5h7M7 19h7M14 5l-4 14' },
  heading: { path: 'M4 6v12M12 6v12M4 12h8M16 13.5a2 2 0 1 1 3.6 1.2L16 18h4' },
  subheading: { path: 'M4 6v12M12 6v12M4 12h8M16 12h4l-2.3 2.5a1.9 1.9 0 1 1-1.9 3' },
  eraser: { path: 'm4.5 14.5 9-9a1.5 1.5 0 0 1 2 0l4 4a1.5 1.5 0 0 1 0 2L13 18H8zM9 10l6 6M6 20.5h13' },
  redo: { path: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4' },
} as const satisfies Record<string, Drawing>;
