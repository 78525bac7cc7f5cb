import { escapeHtml } from '#kit/http/html.ts';
import type { PublicPage } from '#kit/slice/public-page.ts';
import { publicAddress, PUBLIC_REGISTRY } from '../../rules/public-address.ts';
import { publicDb, publicListings } from './public.queries.ts';

/** What search engines may read: the public pages, and nothing of the app. */
export const robots: PublicPage = {
  address: '/robots.txt',
  async write({ services: { config } }) {
    return {
      type: 'text/plain; charset=utf-8',
      body: `User-agent: *\nAllow: ${PUBLIC_REGISTRY}\nAllow: /sitemap.xml\nDisallow: /\n\nSitemap: ${config.mainHost}/sitemap.xml\n`,
    };
  },
};

export const sitemap: PublicPage = {
  address: '/sitemap.xml',
  async write(ctx) {
    const { mainHost } = ctx.services.config;
    const listings = (await publicListings(publicDb(ctx))).map(
      ({ approvedAt, ...listing }) =>
        `<url><loc>${escapeHtml(mainHost + publicAddress(listing))}</loc>${
          approvedAt ? `<lastmod>${approvedAt.toISOString()}</lastmod>` : ''
        }</url>`,
    );
    return {
      type: 'application/xml; charset=utf-8',
      body: [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        `<url><loc>${escapeHtml(mainHost + PUBLIC_REGISTRY)}</loc></url>`,
        ...listings,
        '</urlset>\n',
      ].join('\n'),
    };
  },
};
