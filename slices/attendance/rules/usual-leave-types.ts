import { LOCALES, type Locale } from '#kit/messages/locales.ts';
import type { LeaveType } from './schema.ts';

/** What a new schema offers leave for (HOLE-47), in the languages of the interface. */
export const USUAL_LEAVE_TYPES: readonly Readonly<Record<Locale, string>>[] = [
  {
    en: 'Illness',
    de_DE: 'Krankheit',
    hu_HU: 'Betegség',
    pl_PL: 'Choroba',
    nl_NL: 'Ziekte',
    ru_RU: 'Болезнь',
    zh_CN: '病假',
    zh_TW: '病假',
    es_MX: 'Enfermedad',
    fr_FR: 'Maladie',
    id_ID: 'Sakit',
    it_IT: 'Malattia',
    uk_UA: 'Хвороба',
  },
  {
    en: 'Family',
    de_DE: 'Familie',
    hu_HU: 'Család',
    pl_PL: 'Sprawy rodzinne',
    nl_NL: 'Familie',
    ru_RU: 'Семейные обстоятельства',
    zh_CN: '家庭事务',
    zh_TW: '家庭事務',
    es_MX: 'Familia',
    fr_FR: 'Famille',
    id_ID: 'Keluarga',
    it_IT: 'Famiglia',
    uk_UA: 'Сімейні обставини',
  },
  {
    en: 'Ministry',
    de_DE: 'Dienst in der Gemeinde',
    hu_HU: 'Szolgálat',
    pl_PL: 'Służba',
    nl_NL: 'Bediening',
    ru_RU: 'Служение',
    zh_CN: '服事',
    zh_TW: '服事',
    es_MX: 'Ministerio',
    fr_FR: 'Ministère',
    id_ID: 'Pelayanan',
    it_IT: 'Ministero',
    uk_UA: 'Служіння',
  },
  {
    en: 'Other',
    de_DE: 'Sonstiges',
    hu_HU: 'Egyéb',
    pl_PL: 'Inne',
    nl_NL: 'Overig',
    ru_RU: 'Другое',
    zh_CN: '其他',
    zh_TW: '其他',
    es_MX: 'Otro',
    fr_FR: 'Autre',
    id_ID: 'Lainnya',
    it_IT: 'Altro',
    uk_UA: 'Інше',
  },
];

export const usualLeaveTypes = (newId: () => string): LeaveType[] =>
  USUAL_LEAVE_TYPES.map((names) => ({
    id: newId(),
    names: LOCALES.map((locale) => ({ locale, name: names[locale] })),
  }));
