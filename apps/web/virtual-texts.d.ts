/** Made by vite.config.ts from the catalogues of all slices and their translations. */
declare module 'virtual:texts' {
  import type { Locale } from '#kit/messages/locales.ts';
  import type { Texts } from '#kit/ui/text/text-provider.tsx';

  type Load = () => Promise<{ texts: Texts }>;

  /** doorstep: what is needed before sign-in. office: what only staff read. college: all the rest. */
  export const loadTexts: Record<'doorstep' | 'college' | 'office', Record<Locale, Load>>;
}
