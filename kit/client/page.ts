import { whenItDisturbsNobody } from './undisturbed.ts';

/** What acts on the whole page, in one object, so that tests can watch it instead of losing their page. */
export const page = {
  /** Where the user was going when the page had to be reloaded; set by the code that knows. */
  headedFor: (): string | null => null,
  reload(): void {
    const address = page.headedFor();
    if (address === null) window.location.reload();
    else page.goTo(address);
  },
  /** For a reload that nobody has asked for: it waits while the user sits an exam (TRAP-39). */
  reloadWhenFree(): void {
    whenItDisturbsNobody(() => page.reload());
  },
  goTo(url: string): void {
    window.location.assign(url);
  },
};
