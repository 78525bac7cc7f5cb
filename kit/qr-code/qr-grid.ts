/** A square of modules; true is dark. What is reserved is no place for data. */
export class QrGrid {
  readonly size: number;
  readonly #dark: boolean[];
  readonly #reserved: boolean[];

  constructor(size: number) {
    this.size = size;
    this.#dark = Array<boolean>(size * size).fill(false);
    this.#reserved = Array<boolean>(size * size).fill(false);
  }

  isDark(x: number, y: number): boolean {
    return this.#dark[y * this.size + x] ?? false;
  }

  isReserved(x: number, y: number): boolean {
    return this.#reserved[y * this.size + x] ?? false;
  }

  draw(x: number, y: number, isDark: boolean): void {
    this.#dark[y * this.size + x] = isDark;
  }

  /** Draws what is the same whatever the text says. */
  reserve(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.draw(x, y, isDark);
    this.#reserved[y * this.size + x] = true;
  }

  rows(): boolean[][] {
    return Array.from({ length: this.size }, (_, y) => this.#dark.slice(y * this.size, (y + 1) * this.size));
  }
}
