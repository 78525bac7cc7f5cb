import type { Random } from '#kit/demo/random.ts';

export interface Place {
  city: string;
  state: string;
  postcode: string;
  /** One line of an address there, the way it is written in that country. */
  street: (random: Random) => string;
}

const streets =
  (names: string, line: (street: string, house: number) => string) =>
  (random: Random): string =>
    line(random.pick(names.split(', ')), random.int(2, 240));

const american = streets(
  'Aspen Court, Bluebell Lane, Bighorn Drive, Cedar Street, Cottonwood Road, Elk Ridge Road, Juniper Way, Larkspur Drive, Meadow Lane, Spruce Avenue',
  (street, house) => `${house * 10 + 3} ${street}`,
);
const british = streets(
  'Ablewell Street, Beacon Road, Bradford Terrace, Foundry Walk, Hatherton Close, Mill Lane, Orchard Rise, Park View, Station Road, Tower Hill',
  (street, house) => `${house} ${street}`,
);
const indonesian = streets(
  'Jalan Anggrek, Jalan Cempaka, Jalan Dahlia, Jalan Flamboyan, Jalan Gereja, Jalan Kenanga, Jalan Mawar, Jalan Melati, Jalan Merpati, Jalan Teratai',
  (street, house) => `${street} No. ${house}`,
);

const places = (street: Place['street'], list: string): Place[] =>
  list.split(', ').map((entry) => {
    const [city = '', state = '', postcode = ''] = entry.split('/');
    return { city, state, postcode, street };
  });

const byCountry: Readonly<Record<string, readonly Place[]>> = {
  USA: places(
    american,
    'Denver/CO/80210, Colorado Springs/CO/80907, Pueblo/CO/81003, Tulsa/OK/74114, Boise/ID/83702, Wichita/KS/67208, Nashville/TN/37206, Amarillo/TX/79106, Omaha/NE/68104, Spokane/WA/99203, Albuquerque/NM/87106',
  ),
  GBR: places(
    british,
    'Walsall/West Midlands/WS2 8HX, Wolverhampton/West Midlands/WV3 0QL, Lichfield/Staffordshire/WS13 6LQ, Cannock/Staffordshire/WS11 1ES, Shrewsbury/Shropshire/SY3 7PQ, Leeds/West Yorkshire/LS8 2RT, Cardiff/South Glamorgan/CF14 3JN, Inverness/Highland/IV2 4SF',
  ),
  IDN: places(
    indonesian,
    'Jakarta Selatan/DKI Jakarta/12160, Jakarta Timur/DKI Jakarta/13220, Bekasi/Jawa Barat/17141, Depok/Jawa Barat/16411, Tangerang/Banten/15117, Bandung/Jawa Barat/40132, Semarang/Jawa Tengah/50241, Medan/Sumatera Utara/20112, Manado/Sulawesi Utara/95115',
  ),
};

/** Somewhere to live in a country the college has a campus in; nothing elsewhere. */
export function pickPlace(random: Random, country: string): Place | null {
  const found = byCountry[country];
  return found ? random.pick(found) : null;
}
