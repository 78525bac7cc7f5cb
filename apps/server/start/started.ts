export type Stop = () => Promise<void>;

/** What has been started so far, so that it can be stopped at any moment, also in the middle of the start. */
export class Started {
  readonly #stops: Stop[] = [];

  add(stop: Stop): void {
    this.#stops.push(stop);
  }

  /** Stops everything, the latest first. What will not stop does not keep the rest running. */
  async stop(): Promise<void> {
    const problems: unknown[] = [];
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      await stop().catch((problem: unknown) => problems.push(problem));
    }
    if (problems.length > 0) throw new AggregateError(problems, 'Not everything could be stopped.');
  }
}
