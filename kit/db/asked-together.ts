/** How many questions may be on their way at a time: with two, one that takes long does not hold up all the others. */
const AT_ONCE = 2;
/** More than this in one question would make those who ask wait for each other. */
const MAX_TOGETHER = 50;

interface Question<Key, Answer> {
  key: Key;
  resolve(answer: Answer | null): void;
  reject(error: unknown): void;
}

interface AskingOptions {
  /**
   * For larger questions, of which one request asks several in the same breath: these go out together, and but one is
   * under way at a time, so that the next one is for as many as possible.
   */
  gathers?: boolean;
}

/**
 * What many requests ask of the database one by one, put to it together. A question that comes alone goes out at
 * once; those that come while others are being answered wait for them and go out as one. A busy server so asks
 * seldom and for many, and nobody is told anything that was read before they asked.
 */
export class AskedTogether<Key, Answer> {
  readonly #find: (keys: Key[]) => Promise<ReadonlyMap<Key, Answer>>;
  readonly #gathers: boolean;
  #waiting: Question<Key, Answer>[] = [];
  #underWay = 0;

  constructor(
    find: (keys: Key[]) => Promise<ReadonlyMap<Key, Answer>>,
    { gathers = false }: AskingOptions = {},
  ) {
    this.#find = find;
    this.#gathers = gathers;
  }

  /** The answer, or null where there is none. */
  ask(key: Key): Promise<Answer | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      if (this.#underWay < (this.#gathers ? 1 : AT_ONCE)) void this.#putNext();
    });
  }

  async #putNext(): Promise<void> {
    this.#underWay++;
    if (this.#gathers) await Promise.resolve();
    const questions = this.#waiting.splice(0, MAX_TOGETHER);
    try {
      const answers = await this.#find(questions.map(({ key }) => key));
      for (const { key, resolve } of questions) resolve(answers.get(key) ?? null);
    } catch (error) {
      for (const { reject } of questions) reject(error);
    }
    this.#underWay--;
    if (this.#waiting.length > 0) void this.#putNext();
  }
}
