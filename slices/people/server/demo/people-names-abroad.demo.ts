import type { Random } from '#kit/demo/random.ts';
import { culture, type Culture } from './people-names.demo.ts';

/** Those who take the free course from all over the world, each in their own language. */
const ABROAD: readonly Culture[] = [
  culture(
    'DEU',
    'de_DE',
    'Anja Benedikt Clara Dorothea Elias Friederike Jonas Judith Katharina Konrad Lena Lukas Magdalena Martin Miriam Niklas Philipp Renate Sebastian Ulrike',
    'Albrecht Bauer Brandt Dietrich Engelhardt Fischer Gerber Hoffmann Kessler Krämer Lehmann Neumann Pfeiffer Richter Schäfer Schröder Vogel Weiß Zimmermann',
  ),
  culture(
    'HUN',
    'hu_HU',
    'Ágnes András Balázs Boglárka Dániel Eszter Gábor Ilona István Judit Katalin László Márton Péter Réka Zoltán Zsófia',
    'Balogh Farkas Fekete Horváth Juhász Kerekes Kocsis Lakatos Molnár Németh Oláh Papp Szabó Takács Tóth Varga Vörös',
  ),
  culture(
    'POL',
    'pl_PL',
    'Aleksandra Andrzej Barbara Damian Elżbieta Hanna Jan Jarosław Kinga Maciej Monika Radosław Rafał Sylwia Wojciech',
    'Bielak Chmiel Cieślak Gajda Jasiński Kasprzak Krawczyk Malec Olszewska Piątek Rybak Sobczak Urban Wrona Żak',
  ),
  culture(
    'NLD',
    'nl_NL',
    'Anneke Bram Daan Femke Gerrit Hendrik Ilse Jeroen Koen Lotte Maarten Marieke Pieter Roos Ruben Sanne Willem',
    'Bakker Bos Brouwer Dekker Hendriks Hoekstra Jansen Kuiper Meijer Mulder Postma Scholten Smit Verhoeven Visser Wolters',
  ),
  culture(
    'UKR',
    'uk_UA',
    'Andrii Bohdan Daryna Dmytro Halyna Iryna Kateryna Lesia Maksym Mykola Nadiia Oksana Oleh Olena Ostap Solomiia Taras Yuliia',
    'Bondarenko Boiko Chornovil Franko Hnatiuk Koval Kravchuk Lysenko Marchenko Melnyk Oliinyk Petrenko Savchenko Shevchenko Tkachuk Vovk',
  ),
  culture(
    'MEX',
    'es_MX',
    'Adriana Arturo Azucena Claudia Enrique Fátima Gerardo Hugo Itzel Lorena Manuel Octavio Perla Rafael Yolanda',
    'Arellano Bautista Cárdenas Duarte Figueroa Galván Huerta Ibarra Lozano Macías Olvera Padilla Quintero Tapia Zavala',
  ),
  culture(
    'FRA',
    'fr_FR',
    'Amélie Antoine Bastien Camille Céline Élodie Étienne Florian Gaëlle Hélène Jérôme Lucie Mathilde Rémi Solène Thibault',
    'Aubert Bonnet Chevalier Delacroix Faure Garnier Girard Lambert Lefèvre Marchand Mercier Perrin Renaud Roussel Vidal',
  ),
  culture(
    'ITA',
    'it_IT',
    'Alessia Beatrice Davide Elisa Federico Giacomo Giulia Ilaria Lorenzo Luca Martina Matteo Noemi Paolo Stefano Tommaso',
    'Barbieri Bianchi Caruso Colombo Conti Ferrari Fontana Galli Greco Lombardi Marino Moretti Pellegrini Rinaldi Vitale',
  ),
  culture(
    'TWN',
    'zh_TW',
    'Chia-hao Chia-ling Chih-wei Hsin-yi Hui-ju Jia-wei Kuan-yu Mei-ling Pei-shan Shu-fen Tzu-han Wei-ting Yi-chun Yu-ting',
    'Chang Chen Cheng Chou Hsieh Hsu Huang Kuo Lai Liao Lin Tsai Tseng Wang Wu Yeh',
  ),
  culture(
    'KAZ',
    'ru_RU',
    'Alina Anton Daria Ekaterina Gleb Inna Konstantin Ksenia Lev Marina Nikita Polina Roman Tatiana Timofei Vera',
    'Belyak Chernykh Dolgikh Germanenko Kim Kuznets Litvin Moroz Rudenko Sedykh Tsoy Vasilenko Zhuk',
  ),
  culture(
    'KEN',
    'en',
    'Achieng Baraka Chebet Faith Grace Imani Jabari Kamau Kiprono Makena Mercy Mwangi Nekesa Njeri Otieno Wambui Zawadi',
    'Barasa Chege Cheruiyot Kariuki Kimani Kiptoo Maina Mutua Mwende Ndungu Njoroge Ochieng Odhiambo Omondi Wafula Wanjiru',
  ),
];

export const pickCultureAbroad = (random: Random): Culture => random.pick(ABROAD);
