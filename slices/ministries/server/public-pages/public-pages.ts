import type { PublicPage } from '#kit/slice/public-page.ts';
import { confirmPage } from './confirm-page.ts';
import { contactPage } from './contact-page.ts';
import { listingPage } from './listing-page.ts';
import { proveWork } from './prove-work.ts';
import { registryPage } from './registry-page.ts';
import { robots, sitemap } from './sitemap.ts';
import { WORLD_ADDRESS, WORLD_PICTURE } from './world-picture.ts';

const world: PublicPage = {
  address: WORLD_ADDRESS,
  write: async () => ({ type: 'image/svg+xml', body: WORLD_PICTURE }),
};

/** Read and used without an account. */
export const publicPages: readonly PublicPage[] = [
  registryPage,
  listingPage,
  contactPage,
  confirmPage,
  proveWork,
  world,
  sitemap,
  robots,
];
