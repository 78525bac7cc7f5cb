interface DemoPlace {
  city: string;
  country: string;
  latitude: number;
  longitude: number;
}

/** Eighty places on all continents, as city, country and degrees. */
const PLACES = `
Denver US 39.7 -105 | Colorado Springs US 38.8 -104.8 | Albuquerque US 35.1 -106.7 | Detroit US 42.3 -83 | Houston US 29.8 -95.4
Los Angeles US 34.1 -118.2 | Anchorage US 61.2 -149.9 | Birmingham US 33.5 -86.8 | Toronto CA 43.7 -79.4 | Winnipeg CA 49.9 -97.1
Mexico City MX 19.4 -99.1 | Oaxaca MX 17.1 -96.7 | Tijuana MX 32.5 -117 | Guatemala City GT 14.6 -90.5 | Tegucigalpa HN 14.1 -87.2
San José CR 9.9 -84.1 | Kingston JM 18 -76.8 | Port-au-Prince HT 18.5 -72.3 | Santo Domingo DO 18.5 -69.9 | Bogotá CO 4.7 -74.1
Quito EC -0.2 -78.5 | Iquitos PE -3.7 -73.2 | Cusco PE -13.5 -72 | Cochabamba BO -17.4 -66.2 | Manaus BR -3.1 -60
Recife BR -8 -34.9 | São Paulo BR -23.6 -46.6 | Asunción PY -25.3 -57.6 | Rosario AR -32.9 -60.7 | Valparaíso CL -33 -71.6
Walsall GB 52.6 -2 | Glasgow GB 55.9 -4.3 | Belfast GB 54.6 -5.9 | Dublin IE 53.3 -6.3 | Lisbon PT 38.7 -9.1
Valencia ES 39.5 -0.4 | Marseille FR 43.3 5.4 | Rotterdam NL 51.9 4.5 | Hamburg DE 53.6 10 | Vienna AT 48.2 16.4
Budapest HU 47.5 19 | Debrecen HU 47.5 21.6 | Łódź PL 51.8 19.5 | Lviv UA 49.8 24 | Dnipro UA 48.5 35
Cluj-Napoca RO 46.8 23.6 | Sofia BG 42.7 23.3 | Tirana AL 41.3 19.8 | Thessaloniki GR 40.6 22.9 | Tbilisi GE 41.7 44.8
Casablanca MA 33.6 -7.6 | Dakar SN 14.7 -17.5 | Kumasi GH 6.7 -1.6 | Lagos NG 6.5 3.4 | Jos NG 9.9 8.9
Yaoundé CM 3.9 11.5 | Kinshasa CD -4.3 15.3 | Kampala UG 0.3 32.6 | Nairobi KE -1.3 36.8 | Kisumu KE -0.1 34.8
Arusha TZ -3.4 36.7 | Lusaka ZM -15.4 28.3 | Lilongwe MW -14 33.8 | Durban ZA -29.9 31 | Amman JO 31.9 35.9
Erbil IQ 36.2 44 | Chennai IN 13.1 80.3 | Kolkata IN 22.6 88.4 | Colombo LK 6.9 79.9 | Kathmandu NP 27.7 85.3
Chiang Mai TH 18.8 99 | Phnom Penh KH 11.6 104.9 | Jakarta ID -6.2 106.8 | Medan ID 3.6 98.7 | Manila PH 14.6 121
Taipei TW 25 121.6 | Osaka JP 34.7 135.5 | Darwin AU -12.5 130.8 | Port Moresby PG -9.5 147.2 | Suva FJ -18.1 178.4`;

/** The same in another order, so that neighbours in the list are none on the map. */
const STRIDE = 37;

const places = PLACES.split(/[|\n]/)
  .filter((line) => line.trim() !== '')
  .map((line): DemoPlace => {
    const words = line.trim().split(' ');
    const [country = '', latitude = '', longitude = ''] = words.slice(-3);
    return {
      city: words.slice(0, -3).join(' '),
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });

export const placeOfDemo = (index: number): DemoPlace => {
  const place = places[(index * STRIDE) % places.length];
  if (!place) throw new Error('There are no places.');
  return place;
};
