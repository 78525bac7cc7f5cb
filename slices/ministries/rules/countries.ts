/** The countries of the world by continent (ISO 3166-1), as the United Nations group them. */
const COUNTRIES_OF = {
  AFRICA:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  ASIA: 'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  EUROPE:
    'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  NORTH_AMERICA:
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  OCEANIA: 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  SOUTH_AMERICA: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
} as const;

export type Continent = keyof typeof COUNTRIES_OF;
export const CONTINENTS = Object.keys(COUNTRIES_OF) as readonly Continent[];

export const countriesOf = (continent: Continent): readonly string[] => COUNTRIES_OF[continent].split(' ');

export const COUNTRIES: readonly string[] = CONTINENTS.flatMap(countriesOf);

const known = new Set(COUNTRIES);

export const isCountry = (code: string): boolean => known.has(code);
