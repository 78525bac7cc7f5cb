import type { CampusName } from '#slices/regions/server/regions.demo.ts';
import type { Random } from '#kit/demo/random.ts';
import type { Locale } from '#kit/messages/locales.ts';

/** How people of one background are called, which country they live in and what they like to read. */
export interface Culture {
  firstNames: readonly string[];
  lastNames: readonly string[];
  locale: Locale;
  country: string;
}

export const culture = (country: string, locale: Locale, firstNames: string, lastNames: string): Culture => ({
  country,
  locale,
  firstNames: firstNames.split(' '),
  lastNames: lastNames.split(' '),
});

const american = culture(
  'USA',
  'en',
  'Aaron Abigail Alyssa Andrew Anna Benjamin Bethany Brandon Brooke Caleb Cameron Caroline Chloe Connor Daniel David Elijah Elizabeth Emily Emma Ethan Evan Faith Gabriel Grace Hannah Heather Isaac Jacob James Jared Jennifer Jessica Joel John Jonathan Joseph Joshua Julia Katherine Kayla Kyle Laura Lauren Leah Luke Lydia Madison Mark Matthew Megan Michael Micah Molly Natalie Nathan Nicholas Noah Olivia Paul Peter Rachel Rebecca Robert Ruth Ryan Samantha Samuel Sarah Seth Shelby Sophia Stephen Susan Taylor Thomas Timothy Tyler Victoria William Zachary',
  'Abbott Adams Allen Anderson Baker Barnes Bennett Bishop Brooks Brown Bryant Burke Campbell Carlson Carpenter Carter Clark Coleman Collins Cooper Crawford Davis Dawson Dixon Douglas Duncan Edwards Elliott Ellis Erickson Evans Ferguson Fisher Foster Fowler Franklin Freeman Gardner Gibson Graham Grant Gray Green Griffin Hamilton Hansen Harper Harris Harrison Hawkins Hayes Henderson Holmes Howard Hudson Hughes Jacobs Jensen Johnson Jordan Keller Kelley Kennedy Larson Lawrence Lawson Lewis Lindsey Marshall Martin Mason Matthews McBride McKinney Meyer Miller Mitchell Montgomery Moore Morgan Murphy Nelson Newman Olson Palmer Parker Patterson Perkins Peterson Porter Powell Reed Reynolds Richardson Robinson Rogers Russell Sanders Schneider Shepherd Simmons Spencer Stevens Stewart Sullivan Thompson Tucker Turner Wagner Walker Warren Watson Weaver Webb Wheeler Williams Wilson Wright Young',
);

const latino = culture(
  'USA',
  'es_MX',
  'Alejandro Ana Andrés Beatriz Camila Carlos Carmen Daniela David Diego Elena Emilio Esteban Fernanda Gabriela Guadalupe Isabel Iván Javier Jimena José Juan Julieta Lucía Luis Marcos María Mariana Miguel Natalia Noemí Pablo Paola Ramón Raquel Ricardo Rodrigo Rosa Samuel Santiago Sofía Valeria Ximena',
  'Aguilar Álvarez Cabrera Campos Castillo Castro Chávez Contreras Cruz Delgado Díaz Domínguez Escobar Espinoza Estrada Fernández Flores Fuentes Garza Gómez González Guerrero Gutiérrez Hernández Jiménez Juárez López Maldonado Márquez Martínez Medina Mejía Méndez Mendoza Molina Morales Moreno Muñoz Navarro Núñez Ochoa Ortega Ortiz Peña Pérez Ramírez Ramos Reyes Ríos Rivera Robles Rojas Romero Ruiz Salazar Salinas Sánchez Sandoval Serrano Silva Solís Soto Torres Trujillo Valdez Vargas Vásquez Vega Villarreal Zamora',
);

const korean = culture(
  'USA',
  'en',
  'Da-eun Eun-ji Ha-joon Hye-jin Ji-ho Ji-min Joo-won Min-jun Min-seo Seo-yeon Seung-hyun Soo-ah Sung-min Ye-jin Young-jae Yu-na',
  'Ahn Bae Chang Cho Choi Han Hong Hwang Jang Jeong Jung Kang Kim Kwon Lee Lim Moon Oh Park Ryu Seo Shin Song Yang Yoo Yoon',
);

const british = culture(
  'GBR',
  'en',
  'Adam Aled Alice Amelia Andrew Angharad Ben Bethan Bryony Callum Catriona Charlotte Christopher Claire Craig Daisy Dafydd Duncan Edward Eilidh Eleanor Ewan Fiona Florence Freya Gareth George Gemma Graham Gwen Harriet Harry Hazel Heather Helen Holly Hugh Iain Imogen Isla Jack Jacob Joanna Josie Keith Kirsty Laura Leo Lewis Lucy Malcolm Martha Matilda Neil Niamh Nicola Nigel Oliver Oscar Owen Philippa Poppy Rhys Rory Rosie Rowan Rupert Ruth Simon Siobhan Stuart Susannah Thomas Toby Tom Verity Wendy',
  'Ackroyd Ainsworth Alderton Appleby Armitage Ashworth Atkinson Bagshaw Barlow Beckett Birch Blackwood Bradshaw Brennan Briggs Burgess Cartwright Chadwick Clarke Clegg Crompton Dalton Davies Dawes Dobson Eastwood Fairclough Farrow Fenwick Fletcher Garside Gilmour Goddard Greenhalgh Griffiths Hargreaves Hartley Haworth Hepworth Hodgson Holroyd Howells Illingworth Ingram Jenkins Kershaw Kirkby Lancaster Llewellyn Lockwood MacLeod Marsden Mellor Metcalfe Middleton Norris Oakley Oldham Ormerod Parkin Pickering Pritchard Proctor Radcliffe Ramsbottom Rees Rhodes Rigby Ross Rowbottom Rutherford Saunders Shackleton Sinclair Smethurst Stanhope Sutcliffe Tattersall Thwaite Tranter Underwood Vaughan Wainwright Walmsley Whitaker Wilkinson Winstanley Woodcock Wyatt Yates',
);

const nigerian = culture(
  'GBR',
  'en',
  'Adaeze Ayodele Bukola Chidi Chinedu Chioma Damilola Ebuka Emeka Favour Funmilayo Gbenga Goodness Ifeoma Ikechukwu Kelechi Kemi Ngozi Nnamdi Obinna Olamide Oluwaseun Opeyemi Segun Tobi Tolulope Uche Yetunde',
  'Abiodun Adebayo Adeleke Afolabi Agbaje Akintola Alabi Amadi Anyanwu Ayoola Azikiwe Balogun Chukwu Ekwueme Eze Ibekwe Igwe Iheanacho Nwachukwu Nwosu Obi Odukoya Ogunleye Okafor Okeke Okonkwo Oladipo Olawale Onuoha Oyelaran Uzoma',
);

const indian = culture(
  'GBR',
  'en',
  'Aleena Anil Anitha Asha Biju Deepa Elsa Finny George Jaya Jibin Jincy Joby Kavya Leena Lijo Manoj Neha Prakash Priya Rahul Reena Roshan Sajan Shalini Sheeba Sunil Thomas Tinu Varghese',
  'Abraham Alexander Chacko Cherian Daniel Devasia Easo Eapen George Idicula Itty Jacob John Joseph Koshy Kurian Kuruvilla Mammen Mathai Mathew Oommen Paul Philip Pothen Punnoose Samuel Thomas Varghese Zachariah',
);

const polish = culture(
  'GBR',
  'pl_PL',
  'Agnieszka Aleksander Bartosz Dominika Ewa Filip Grzegorz Jakub Joanna Julia Kacper Karolina Katarzyna Krzysztof Łukasz Magdalena Małgorzata Marek Michał Mikołaj Natalia Paweł Piotr Szymon Tomasz Weronika Zofia',
  'Adamczyk Baran Dudek Duda Górka Jaworek Kaczmarek Kołodziej Kowal Kozieł Król Kubiak Lis Marczak Mazur Nowak Pawlak Pietrzak Sikora Stępień Szewczyk Walczak Wieczorek Woźniak Wójcik Zając',
);

const javanese = culture(
  'IDN',
  'id_ID',
  'Adi Agus Andi Andreas Anisa Arief Ayu Bagus Bambang Bayu Budi Christina Citra Daniel Debora Dewi Dian Dimas Dwi Eka Elisabet Endah Eko Fajar Febri Galih Hendra Ika Indah Indra Intan Joko Kartika Kristina Kurnia Lestari Lukas Markus Maria Mega Novi Nugroho Petrus Priska Putri Rahayu Ratna Rini Rizki Satria Sari Sigit Stefanus Sri Teguh Tri Wahyu Wulan Yanti Yohana Yosua Yuliana Yusuf',
  'Adiputra Anggraini Ardianto Budiman Cahyono Darmawan Firmansyah Gunawan Handayani Hapsari Hardjono Hartono Hidayat Irawan Iskandar Kartikasari Kurniawan Kusuma Laksono Mahendra Maharani Mulyono Nugraha Nurhayati Oktaviani Permana Prabowo Pramono Prasetyo Pratama Purnomo Puspita Putra Rahmawati Santoso Saputra Setiawan Setyawan Subagyo Sudirman Sugiarto Suharto Sulistyo Supriyadi Suryadi Susanto Sutrisno Utami Utomo Wibowo Wicaksono Widodo Widjaja Wijayanti Winarno Yulianto',
);

const batak = culture(
  'IDN',
  'id_ID',
  'Anugerah Benny Binsar Bonar Daud Desi Ester Ferdinand Gloria Hotman Immanuel Jonatan Juniarti Lamhot Lasma Lidia Maruli Monang Nelson Novalina Pardomuan Poltak Riris Romauli Ruth Saut Sondang Tiur Togar Tumpal Yosef',
  'Aritonang Ginting Gultom Harahap Hutabarat Hutagalung Lumbantobing Manalu Manurung Marpaung Napitupulu Nababan Nainggolan Pandiangan Pangaribuan Panjaitan Pardede Purba Saragih Siahaan Sianturi Sihombing Silalahi Simatupang Simbolon Sinaga Siregar Sitompul Situmorang Tambunan Tampubolon',
);

const minahasan = culture(
  'IDN',
  'id_ID',
  'Alfrets Brenda Christy Denny Ezra Fransiska Gerald Herling Jeane Jelly Kevin Livia Marlon Meiske Noldy Olivia Pricilia Reinhard Steven Stevi Vanda Yolanda',
  'Kaligis Kalalo Kandou Karundeng Kawilarang Lasut Lumentut Mandagi Maramis Mokodompit Pangemanan Pelealu Rondonuwu Rumengan Sompotan Sumual Supit Tumbelaka Tuwaidan Waworuntu Wowor',
);

const chineseIndonesian = culture(
  'IDN',
  'id_ID',
  'Albert Alvin Amelia Angelina Calvin Cindy Clarissa Edwin Felicia Fendy Grace Hendrik Jessica Kelvin Lisa Melissa Michelle Natasha Nathanael Richard Rudy Stella Stephanie Vincent Vivian William Winnie',
  'Chandra Gani Gondokusumo Halim Hartanto Honggo Jayadi Kosasih Kusnadi Lesmana Liem Limanto Ongkowijaya Salim Santosa Setiabudi Soegiarto Sutanto Tan Tandiono Tanoto Tanuwijaya Tjahjadi Wijaya Winata Wongso Yaputra',
);

const ofCampus: Readonly<Record<CampusName, readonly (readonly [Culture, number])[]>> = {
  colorado: [
    [american, 70],
    [latino, 24],
    [korean, 6],
  ],
  walsall: [
    [british, 64],
    [nigerian, 16],
    [indian, 10],
    [polish, 10],
  ],
  jakarta: [
    [javanese, 52],
    [batak, 22],
    [minahasan, 10],
    [chineseIndonesian, 16],
  ],
};

/** A background by how common it is on the campus. */
export function pickCulture(random: Random, campus: CampusName): Culture {
  return pickByPercent(random, ofCampus[campus]);
}

/** Picks by shares that add up to a hundred. */
export function pickByPercent<Item>(random: Random, shares: readonly (readonly [Item, number])[]): Item {
  let left = random.int(1, 100);
  for (const [item, percent] of shares) {
    left -= percent;
    if (left <= 0) return item;
  }
  throw new Error('The shares must add up to a hundred.');
}
