import type { Locale } from '#kit/messages/locales.ts';
import type { SliceNames } from './slice-names.ts';

type Phrases = readonly [title: string, campus: string, titleInvalid: string];

/** What every new slice says, in the languages that are not English. */
const phrases: Record<Exclude<Locale, 'en'>, Phrases> = {
  de_DE: ['Titel', 'Standort', 'Bitte geben Sie einen Titel von höchstens 120 Zeichen ein.'],
  hu_HU: ['Cím', 'Kampusz', 'Kérjük, adjon meg egy legfeljebb 120 karakteres címet.'],
  pl_PL: ['Tytuł', 'Kampus', 'Proszę podać tytuł o długości najwyżej 120 znaków.'],
  nl_NL: ['Titel', 'Campus', 'Voer een titel van hoogstens 120 tekens in.'],
  ru_RU: ['Название', 'Кампус', 'Введите название не длиннее 120 символов.'],
  zh_CN: ['标题', '校区', '请输入标题，最多 120 个字符。'],
  zh_TW: ['標題', '校區', '請輸入標題，最多 120 個字元。'],
  es_MX: ['Título', 'Sede', 'Escriba un título de 120 caracteres como máximo.'],
  fr_FR: ['Titre', 'Campus', 'Veuillez saisir un titre de 120 caractères au plus.'],
  id_ID: ['Judul', 'Kampus', 'Silakan masukkan judul paling banyak 120 karakter.'],
  it_IT: ['Titolo', 'Sede', 'Inserire un titolo di al massimo 120 caratteri.'],
  uk_UA: ['Назва', 'Кампус', 'Введіть назву не довшу за 120 символів.'],
};

/** A file of texts per language. Nobody but a translator knows the slice's own name, so that one stays English. */
export function textTemplates({ title, sliceCamel, recordCamel }: SliceNames): Record<string, string> {
  const files = Object.entries(phrases).map(([locale, [titleLabel, campus, titleInvalid]]) => [
    `messages/${locale}.json`,
    JSON.stringify({
      [sliceCamel]: title,
      [`${recordCamel}Title`]: titleLabel,
      [`${recordCamel}Campus`]: campus,
      [`${recordCamel}TitleInvalid`]: titleInvalid,
    }),
  ]);
  return Object.fromEntries(files) as Record<string, string>;
}
