import { whenItDisturbsNobody } from './undisturbed.ts';

/** What acts on the whole page, in one object, so that tests can watch it instead of losing their page. */
export const page = {
  reload(): void {
    window.location.reload();
  },
  /** For a reload that nobody has asked for: it waits while somebody sits an exam (TRAP-39). */
  reloadWhenFree(): void {
    whenItDisturbsNobody(() => page.reload());
  },
  goTo(url: string): void {
    window.location.assign(url);
  },
};
