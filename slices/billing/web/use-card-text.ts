import { useText } from '#kit/ui/text/use-text.ts';
import { brandName } from '../rules/card-brands.ts';

interface Card {
  brand: string;
  lastDigits: string;
}

interface Dated extends Card {
  expiryMonth: number;
  expiryYear: number;
}

/** A card as its owner knows it. */
export function useCardText() {
  const text = useText();
  return {
    named: ({ brand, lastDigits: digits }: Card): string =>
      text('cardNamed', { brand: brandName(brand), digits }),
    namedUntil: ({ brand, lastDigits: digits, expiryMonth, expiryYear }: Dated): string =>
      text('cardNamedUntil', {
        brand: brandName(brand),
        digits,
        expiry: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`,
      }),
  };
}
