import type { Locator, Page } from 'playwright-core';

/** The page on which an exam of true statements is sat, as far as it can be seen. */
export class ExamPage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
    // The browser warns of leaving; a user who loads the page again has read it.
    page.on('dialog', (dialog) => void dialog.accept());
  }

  static async start(page: Page, address: string): Promise<ExamPage> {
    const opened = new ExamPage(page);
    await page.goto(address);
    await page.getByRole('button', { name: 'Start attempt 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start attempt 1' }).click();
    await opened.#open();
    return opened;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.#open();
  }

  async show(index: number): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Question ${index + 1}\\b`) }).click();
    await this.page.getByText(`Question ${index + 1} of`).waitFor();
  }

  /** Answers, and says how long the screen went on calling everything saved, by its own clock. */
  async answer(isTrue: boolean): Promise<number> {
    const before = await this.#badge().getAttribute('data-changes');
    await this.page.getByRole('radio', { name: isTrue ? 'True' : 'False' }).click();
    await this.page.locator(`output[data-status]:not([data-changes="${before}"])`).waitFor();
    return Number(await this.#badge().getAttribute('data-took-ms'));
  }

  async isCalledSaved(): Promise<boolean> {
    return (await this.#badge().getAttribute('data-status')) === 'saved';
  }

  async untilSaved(): Promise<void> {
    await this.page.locator('output[data-status="saved"]').first().waitFor({ timeout: 60_000 });
  }

  async readAll(count: number): Promise<(boolean | null)[]> {
    const read: (boolean | null)[] = [];
    for (let index = 0; index < count; index += 1) {
      await this.show(index);
      const [isTrue, isFalse] = [await this.#isChosen('True'), await this.#isChosen('False')];
      read.push(isTrue ? true : isFalse ? false : null);
    }
    return read;
  }

  #isChosen(name: string): Promise<boolean> {
    return this.page.getByRole('radio', { name }).isChecked();
  }

  #badge(): Locator {
    return this.page.locator('output[data-status]').first();
  }

  /** Counts every change of what the screen says about the answers, and how long after an answer it comes. */
  async #open(): Promise<void> {
    await this.page.getByText(/^Question 1 of/).waitFor();
    await this.page.evaluate(`(() => {
      const badge = document.querySelector('output[data-status]');
      let answeredAt = null;
      document.addEventListener('click', ({ target }) => {
        if (target.closest('fieldset')) answeredAt ??= performance.now();
      }, true);
      badge.dataset.changes = '0';
      new MutationObserver(() => {
        badge.dataset.changes = String(Number(badge.dataset.changes) + 1);
        if (answeredAt !== null) badge.dataset.tookMs = String(performance.now() - answeredAt);
        answeredAt = null;
      }).observe(badge, { attributes: true, attributeFilter: ['data-status'] });
    })()`);
  }
}
