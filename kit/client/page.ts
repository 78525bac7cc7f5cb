/** What acts on the whole page, in one object, so that tests can watch it instead of losing their page. */
export const page = {
  reload(): void {
    window.location.reload();
  },
  goTo(url: string): void {
    window.location.assign(url);
  },
};
