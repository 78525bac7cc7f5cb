import type { Locale } from '#kit/messages/locales.ts';
import type { SliceNames } from './slice-names.ts';

type Phrases = readonly [
  title: string,
  campus: string,
  titleInvalid: string,
  created: string,
  changed: string,
  deleted: string,
];

/** What every new slice says, in the languages that are not English. */
const phrases: Record<Exclude<Locale, 'en'>, Phrases> = {
  de_DE: [
    'Titel',
    'Standort',
    'Bitte geben Sie einen Titel von höchstens 120 Zeichen ein.',
    'hat etwas erstellt',
    'hat etwas geändert',
    'hat etwas gelöscht',
  ],
  hu_HU: [
    'Cím',
    'Kampusz',
    'Kérjük, adjon meg egy legfeljebb 120 karakteres címet.',
    'létrehozott egy elemet',
    'módosított egy elemet',
    'törölt egy elemet',
  ],
  pl_PL: [
    'Tytuł',
    'Kampus',
    'Proszę podać tytuł o długości najwyżej 120 znaków.',
    'utworzył(a) wpis',
    'zmienił(a) wpis',
    'usunął/usunęła wpis',
  ],
  nl_NL: [
    'Titel',
    'Campus',
    'Voer een titel van hoogstens 120 tekens in.',
    'heeft een item gemaakt',
    'heeft een item gewijzigd',
    'heeft een item verwijderd',
  ],
  ru_RU: [
    'Название',
    'Кампус',
    'Введите название не длиннее 120 символов.',
    '— создание записи',
    '— изменение записи',
    '— удаление записи',
  ],
  zh_CN: ['标题', '校区', '请输入标题，最多 120 个字符。', '创建了记录', '修改了记录', '删除了记录'],
  zh_TW: ['標題', '校區', '請輸入標題，最多 120 個字元。', '建立了紀錄', '修改了紀錄', '刪除了紀錄'],
  es_MX: [
    'Título',
    'Sede',
    'Escriba un título de 120 caracteres como máximo.',
    'creó un registro',
    'modificó un registro',
    'eliminó un registro',
  ],
  fr_FR: [
    'Titre',
    'Campus',
    'Veuillez saisir un titre de 120 caractères au plus.',
    'a créé un élément',
    'a modifié un élément',
    'a supprimé un élément',
  ],
  id_ID: [
    'Judul',
    'Kampus',
    'Silakan masukkan judul paling banyak 120 karakter.',
    'membuat entri',
    'mengubah entri',
    'menghapus entri',
  ],
  it_IT: [
    'Titolo',
    'Sede',
    'Inserire un titolo di al massimo 120 caratteri.',
    'ha creato un elemento',
    'ha modificato un elemento',
    'ha eliminato un elemento',
  ],
  uk_UA: [
    'Назва',
    'Кампус',
    'Введіть назву не довшу за 120 символів.',
    '— створення запису',
    '— зміна запису',
    '— видалення запису',
  ],
};

/** A file of texts per language. Nobody but a translator knows the slice's own name, so that one stays English. */
export function textTemplates({
  title,
  sliceCamel,
  recordCamel,
  recordPascal,
}: SliceNames): Record<string, string> {
  const files = Object.entries(phrases).map(
    ([locale, [titleLabel, campus, titleInvalid, created, changed, deleted]]) => [
      `messages/${locale}.json`,
      JSON.stringify({
        [sliceCamel]: title,
        [`${recordCamel}Title`]: titleLabel,
        [`${recordCamel}Campus`]: campus,
        [`${recordCamel}TitleInvalid`]: titleInvalid,
        [`didCreate${recordPascal}`]: created,
        [`didUpdate${recordPascal}`]: changed,
        [`didDelete${recordPascal}`]: deleted,
        [`auditKind${recordPascal}`]: title,
      }),
    ],
  );
  return Object.fromEntries(files) as Record<string, string>;
}
