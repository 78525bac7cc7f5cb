import { markup, jsonScript, type Html } from '#kit/http/html.ts';
import type { PageAnswer, PublicPage } from '#kit/slice/public-page.ts';
import { publicAddress, PUBLIC_REGISTRY, readPublicStep } from '../../rules/public-address.ts';
import { findShown, type ShownMinistry } from '../shown.queries.ts';
import { publicPage, voiceOf, withLanguage, type Voice } from './page-frame.ts';
import { publicDb } from './public.queries.ts';
import { isOpenToVisitors } from './visitor-message.queries.ts';
import { cutTo, placeText } from './registry-page.ts';
import { surroundings } from './world-picture.ts';
import type { Context } from '#kit/graphql/context.ts';

const DESCRIPTION_MAX = 160;

/** The ministry of an address, as the world sees it; null for one it does not see, whatever the reason. */
export async function publicMinistry(ctx: Context, step: string): Promise<ShownMinistry | null> {
  const id = readPublicStep(step);
  if (!id) return null;
  return (await findShown(publicDb(ctx), id, { isPublic: true })) ?? null;
}

/** One ministry. The words in its address follow its name. */
export const listingPage: PublicPage = {
  address: `${PUBLIC_REGISTRY}/:step`,
  async write(ctx, { params, query, locale }) {
    const { step = '' } = params;
    const ministry = await publicMinistry(ctx, step);
    const voice = await voiceOf(ctx, locale, query);
    if (!ministry) return notPublic(voice);
    const path = publicAddress(ministry);
    const language = query.get('lang');
    if (path !== `${PUBLIC_REGISTRY}/${step}`)
      return { status: 301, body: '', location: language === null ? path : withLanguage(path, voice) };
    const mayWrite = await isOpenToVisitors(publicDb(ctx), ministry.id);
    return publicPage(
      {
        title: ministry.name,
        description: shortText(ministry, voice),
        path,
        width: 'narrow',
        head: jsonScript('application/ld+json', linkedData(ministry, { path, voice })),
        body: listing(ministry, { path, mayWrite, voice }),
      },
      voice,
    );
  },
};

/** Nobody learns whether it was hidden, refused, is waiting or never was. */
export function notPublic(voice: Voice): PageAnswer {
  const { say } = voice;
  const body = markup`<div class="card"><h1>${say('publicNotFound')}</h1><p class="quiet">${say('publicNotFoundText')}</p>
    <p><a href="${withLanguage(PUBLIC_REGISTRY, voice)}">${say('publicBackToRegistry')}</a></p></div>`;
  return {
    status: 404,
    ...publicPage({ title: say('publicNotFound'), path: PUBLIC_REGISTRY, width: 'narrow', body }, voice),
  };
}

function shortText(ministry: ShownMinistry, voice: Voice): string {
  const words = [placeText(ministry, voice), ministry.ministers, ministry.description].filter(Boolean);
  return cutTo(DESCRIPTION_MAX, words.join(' · ').replaceAll(/\s+/g, ' '));
}

interface Around {
  path: string;
  voice: Voice;
}

const linkedData = (
  { name, description, website, city, country, contactEmail }: ShownMinistry,
  { path, voice: { host } }: Around,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: website || `${host}${path}`,
  mainEntityOfPage: `${host}${path}`,
  ...(description && { description }),
  ...(contactEmail && { email: contactEmail }),
  address: { '@type': 'PostalAddress', ...(city && { addressLocality: city }), addressCountry: country },
});

function listing(ministry: ShownMinistry, { path, mayWrite, voice }: Around & { mayWrite: boolean }): Html {
  const { name, ministers, description, website, latitude, longitude, contactEmail } = ministry;
  const { say, orgName } = voice;
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const marks = [
    ministry.hasGraduate && markup`<li>${say('publicHasGraduate')}</li>`,
    ministry.hasMember && markup`<li>${say('publicHasMember', { orgName })}</li>`,
  ].filter(Boolean);
  const row = (label: string, value: Html | string): Html => markup`<dt>${label}</dt><dd>${value}</dd>`;
  return markup`<p><a href="${withLanguage(PUBLIC_REGISTRY, voice)}">${say('publicBackToRegistry')}</a></p>
    <article class="card">
      <h1>${name}</h1>
      ${place && surroundings(say('publicPlaceOnMap', { name }), place)}
      <dl>
        ${row(say('publicPlace'), placeText(ministry, voice))}
        ${row(say('publicMinisters'), ministers)}
        ${website && row(say('publicWebsite'), markup`<a href="${website}" rel="nofollow noopener ugc">${website}</a>`)}
        ${contactEmail && row(say('publicEmail'), markup`<a href="mailto:${contactEmail}">${contactEmail}</a>`)}
      </dl>
      ${description && markup`<p class="words">${description}</p>`}
      ${marks.length > 0 && markup`<ul class="marks">${marks}</ul>`}
      ${mayWrite && markup`<p><a class="button" rel="nofollow" href="${withLanguage(`${path}/contact`, voice)}">${say('publicContact', { name })}</a></p>`}
    </article>
    <p class="small">${say('publicListedBy', { orgName })}</p>`;
}
