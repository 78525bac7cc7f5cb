/** The field of 256 elements in which QR codes count: x^8 + x^4 + x^3 + x^2 + 1. */
const FIELD = 0x11d;

/** The product of two elements of the field. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** The coefficients, without the first, of the product of all x - 2^i for i below the degree. */
function divisorOf(degree: number): number[] {
  const divisor = Array<number>(degree - 1).fill(0);
  divisor.push(1);
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      divisor[index] = multiply(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return divisor;
}

/** The words by which a reader finds and mends what it has misread of the data. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = divisorOf(count);
  const rest = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, index) => {
      rest[index] = (rest[index] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return rest;
}
