/** The widths in pixels at which the layout changes. Style sheets cannot read them and name the same numbers. */
export const BREAKPOINTS = { xs: 0, sm: 480, md: 768, lg: 1024, xl: 1200 } as const;

/** The second set, for what stands inside a page: floating sheets and columns of facts. */
export const SHEET_BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Narrower than this no phone is sold any more, but a magnified page can be. */
export const NARROW_PHONE = 360;
