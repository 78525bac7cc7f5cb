import { isUuid } from '#kit/db/uuid.ts';
import { markup, type Html } from '#kit/http/html.ts';
import { languageTag } from '#kit/messages/locales.ts';
import type { PublicPage } from '#kit/slice/public-page.ts';
import { isCountry } from '../../rules/countries.ts';
import { publicAddress, PUBLIC_REGISTRY } from '../../rules/public-address.ts';
import { listCountries, pageOfShown, type ShownMinistry } from '../shown.queries.ts';
import { publicPage, voiceOf, withLanguage, type Voice } from './page-frame.ts';
import { publicDb, publicPlaces } from './public.queries.ts';
import { worldWith } from './world-picture.ts';

const PAGE_SIZE = 24;
const MAX_SEARCH = 100;
/** Three lines of a description are seen; more need not come. */
const LINES_MAX = 400;

interface Asked {
  search: string;
  country: string;
  after: string | null;
}

function askedOf(query: URLSearchParams): Asked {
  const after = query.get('after');
  const country = query.get('country') ?? '';
  return {
    search: (query.get('q') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_SEARCH),
    country: isCountry(country) ? country : '',
    after: after !== null && isUuid(after) ? after : null,
  };
}

const pathOf = ({ search, country, after }: Asked): string => {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(country && { country }),
    ...(after !== null && { after }),
  });
  return query.size > 0 ? `${PUBLIC_REGISTRY}?${query.toString()}` : PUBLIC_REGISTRY;
};

/** The registry as the world outside the alumni sees it. Search and country are a plain form. */
export const registryPage: PublicPage = {
  address: PUBLIC_REGISTRY,
  async write(ctx, { query, locale }) {
    const asked = askedOf(query);
    const db = publicDb(ctx);
    const filter = { search: asked.search, country: asked.country, isPublic: true };
    const voice = await voiceOf(ctx, locale, query);
    const [page, places, countries] = await Promise.all([
      pageOfShown(db, { filter, order: 'NAME' }, { first: PAGE_SIZE, after: asked.after }),
      publicPlaces(db, filter),
      listCountries(db, { isPublic: true }),
    ]);
    const { count, isOpen } = await page.counted();
    const { say, orgName } = voice;
    const intro = say('publicRegistryIntro', { orgName });
    const isSearch = asked.search !== '' || asked.country !== '';
    return publicPage(
      {
        title: say('publicRegistryTitle'),
        // What was searched for is a page of the reader alone.
        ...(!isSearch && { description: intro }),
        path: pathOf(asked),
        body: markup`<header class="top"><h1>${say('publicRegistryTitle')}</h1><p class="quiet">${intro}</p></header>
          ${searchForm(asked, { countries, voice })}
          ${count === 0 ? nothing(isSearch, voice) : foundList(page.rows, { count, isOpen, places, voice })}
          ${turning(asked, page.nextCursor, voice)}`,
      },
      voice,
    );
  },
};

interface Found {
  count: number;
  isOpen: boolean;
  places: Awaited<ReturnType<typeof publicPlaces>>;
  voice: Voice;
}

const foundList = (rows: readonly ShownMinistry[], { count, isOpen, places, voice }: Found): Html =>
  markup`${places.length > 0 && worldWith(voice.say('publicMapOf'), places)}
    <p class="small">${isOpen ? voice.say('publicFoundMany', { count }) : voice.say('publicFound', { count })}</p>
    <ul class="list">${rows.map((row) => entry(row, voice))}</ul>`;

function entry(ministry: ShownMinistry, voice: Voice): Html {
  const { name, ministers, description } = ministry;
  return markup`<li>
    <h2><a href="${withLanguage(publicAddress(ministry), voice)}">${name}</a></h2>
    <p class="small">${placeText(ministry, voice)}</p>
    <p class="quiet">${ministers}</p>
    ${description && markup`<p class="small clip">${cutTo(LINES_MAX, description)}</p>`}
  </li>`;
}

/** The beginning of a text, at most so long, and without half a sign at its end. */
export const cutTo = (max: number, text: string): string =>
  text.length > max ? `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

export function placeText(
  { city, country }: Pick<ShownMinistry, 'city' | 'country'>,
  { locale }: Pick<Voice, 'locale'>,
): string {
  const name = new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country) ?? country;
  return city === '' ? name : `${city}, ${name}`;
}

interface Choices {
  countries: readonly string[];
  voice: Voice;
}

function searchForm({ search, country }: Asked, { countries, voice }: Choices): Html {
  const { say, locale } = voice;
  const tag = languageTag(locale);
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const collator = new Intl.Collator(tag);
  const options = [...new Set([...countries, ...(country ? [country] : [])])]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => collator.compare(one.name, other.name))
    .map(
      ({ code, name }) =>
        markup`<option value="${code}"${code === country && markup` selected=""`}>${name}</option>`,
    );
  return markup`<form class="search" role="search" action="${PUBLIC_REGISTRY}">
    <input type="hidden" name="lang" value="${locale}" />
    <div><label for="q">${say('publicSearchLabel')}</label>
      <input id="q" type="search" name="q" maxlength="${MAX_SEARCH}" value="${search}" /></div>
    <div><label for="country">${say('publicCountryLabel')}</label>
      <select id="country" name="country"><option value="">${say('publicAllCountries')}</option>${options}</select></div>
    <button class="button">${say('publicSearchButton')}</button>
  </form>`;
}

const nothing = (isSearch: boolean, voice: Voice): Html =>
  isSearch
    ? markup`<div class="card"><h2>${voice.say('publicFound', { count: 0 })}</h2>
        <p class="quiet">${voice.say('publicTryOther')}</p>
        <p><a href="${withLanguage(PUBLIC_REGISTRY, voice)}">${voice.say('publicClearSearch')}</a></p></div>`
    : markup`<div class="card"><h2>${voice.say('publicNoneYet')}</h2></div>`;

function turning(asked: Asked, nextCursor: string | null, voice: Voice): Html {
  const link = (after: string | null, label: string, rel: string): Html =>
    markup`<a rel="${rel}" href="${withLanguage(pathOf({ ...asked, after }), voice)}">${label}</a>`;
  return markup`<nav class="pages">
    ${asked.after !== null && link(null, voice.say('publicFirstPage'), 'first')}
    ${nextCursor !== null && link(nextCursor, voice.say('publicNextPage'), 'next')}
  </nav>`;
}
