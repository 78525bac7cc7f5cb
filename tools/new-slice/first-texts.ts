import type { Locale } from '#kit/messages/locales.ts';
import type { SliceNames } from './slice-names.ts';

type Phrases = readonly [nothingYet: string, titleMissing: string, titleTooLong: string];

/** What every new slice says, in the languages that are not English. */
const phrases: Record<Exclude<Locale, 'en'>, Phrases> = {
  de_DE: [
    'Hier ist noch nichts.',
    'Bitte geben Sie einen Titel ein.',
    'Bitte kürzen Sie den Titel auf höchstens {most, number} Zeichen.',
  ],
  hu_HU: [
    'Itt még nincs semmi.',
    'Kérjük, adjon meg egy címet.',
    'Kérjük, rövidítse a címet legfeljebb {most, number} karakterre.',
  ],
  pl_PL: [
    'Tu jeszcze nic nie ma.',
    'Proszę podać tytuł.',
    'Proszę skrócić tytuł do najwyżej {most, number} znaków.',
  ],
  nl_NL: [
    'Hier is nog niets.',
    'Voer een titel in.',
    'Maak de titel korter: hoogstens {most, number} tekens.',
  ],
  ru_RU: [
    'Здесь пока ничего нет.',
    'Введите название.',
    'Сократите название: не более {most, number} символов.',
  ],
  zh_CN: ['这里还没有内容。', '请输入标题。', '请将标题缩短至 {most, number} 个字符以内。'],
  zh_TW: ['這裡還沒有內容。', '請輸入標題。', '請將標題縮短至 {most, number} 個字元以內。'],
  es_MX: [
    'Aquí todavía no hay nada.',
    'Escriba un título.',
    'Acorte el título a {most, number} caracteres como máximo.',
  ],
  fr_FR: [
    'Il n’y a encore rien ici.',
    'Veuillez saisir un titre.',
    'Veuillez raccourcir le titre à {most, number} caractères au plus.',
  ],
  id_ID: [
    'Belum ada apa-apa di sini.',
    'Silakan masukkan judul.',
    'Silakan persingkat judul menjadi paling banyak {most, number} karakter.',
  ],
  it_IT: [
    'Qui non c’è ancora nulla.',
    'Inserire un titolo.',
    'Accorciare il titolo a un massimo di {most, number} caratteri.',
  ],
  uk_UA: [
    'Тут поки що нічого немає.',
    'Введіть назву.',
    'Скоротіть назву: не більше ніж {most, number} символів.',
  ],
};

/** A file of texts per language. Nobody but a translator knows the slice's own name, so that one stays English. */
export function textTemplates({
  title,
  sliceCamel,
  slicePascal,
  recordCamel,
}: SliceNames): Record<string, string> {
  const files = Object.entries(phrases).map(([locale, [nothingYet, titleMissing, titleTooLong]]) => [
    `messages/${locale}.json`,
    JSON.stringify({
      [sliceCamel]: title,
      [`no${slicePascal}`]: nothingYet,
      [`${recordCamel}TitleMissing`]: titleMissing,
      [`${recordCamel}TitleTooLong`]: titleTooLong,
    }),
  ]);
  return Object.fromEntries(files) as Record<string, string>;
}
