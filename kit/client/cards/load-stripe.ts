import { config } from '../config.ts';

/** Stripe has its library loaded from here alone, so that it is never an old one. */
const LIBRARY = 'https://js.stripe.com/clover/stripe.js';

/** What is used of Stripe.js (docs.stripe.com/js). */
export interface StripeError {
  type: string;
  code?: string;
  /** In the language of the fields. */
  message?: string;
}

export interface StripeElement {
  mount(place: HTMLElement): void;
  on(event: 'ready', listener: () => void): unknown;
  on(event: 'loaderror', listener: (event: { error: StripeError }) => void): unknown;
  destroy(): void;
}

export interface StripeElements {
  create(type: 'payment', options: object): StripeElement;
}

interface Confirmation {
  elements: StripeElements;
  redirect: 'if_required';
  confirmParams: { return_url: string };
}

export interface StripeLibrary {
  elements(options: { clientSecret: string; locale: string; appearance: object }): StripeElements;
  confirmPayment(confirmation: Confirmation): Promise<{ error?: StripeError }>;
  confirmSetup(confirmation: Confirmation): Promise<{ error?: StripeError }>;
}

type StripeFactory = (publishableKey: string) => StripeLibrary;

const global = globalThis as { Stripe?: StripeFactory };
let loading: Promise<StripeFactory> | null = null;

function fetchLibrary(): Promise<StripeFactory> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = LIBRARY;
    script.addEventListener('load', () =>
      global.Stripe ? resolve(global.Stripe) : reject(new Error('Stripe.js brought nothing.')),
    );
    script.addEventListener('error', () => reject(new Error('Stripe.js cannot be reached.')));
    document.head.append(script);
  });
}

/** Stripe in the browser, fetched when a user pays. What could not be fetched is tried again the next time. */
export async function loadStripe(): Promise<StripeLibrary> {
  const { publishableKey } = config();
  if (!publishableKey) throw new Error('There is no publishable key.');
  if (global.Stripe) return global.Stripe(publishableKey);
  loading ??= fetchLibrary();
  try {
    return (await loading)(publishableKey);
  } catch (error) {
    loading = null;
    throw error;
  }
}
