import type { Language } from './firstNames.ts';

export interface Town {
  country: string;
  city: string;
  region: string;
  zip: string;
  lat: number;
  lng: number;
}

export interface Region {
  country: string;
  language: Language;
  towns: readonly Town[];
}

type Row = readonly [city: string, region: string, zip: string, lat: number, lng: number];

const toRegion = (country: string, language: Language, rows: readonly Row[]): Region => ({
  country,
  language,
  towns: rows.map(([city, name, zip, lat, lng]) => ({ country, city, region: name, zip, lat, lng })),
});

/** Where members live; Switzerland once for each of its two languages here. */
export const regions: readonly Region[] = [
  toRegion('DE', 'de', [
    ['Lübeck', 'Schleswig-Holstein', '23552', 53.87, 10.69],
    ['Freiburg', 'Baden-Württemberg', '79098', 47.99, 7.85],
    ['Leipzig', 'Sachsen', '04109', 51.34, 12.37],
    ['Münster', 'Nordrhein-Westfalen', '48143', 51.96, 7.63],
    ['Regensburg', 'Bayern', '93047', 49.02, 12.1],
    ['Oldenburg', 'Niedersachsen', '26122', 53.14, 8.21],
    ['Kassel', 'Hessen', '34117', 51.31, 9.48],
    ['Potsdam', 'Brandenburg', '14467', 52.4, 13.06],
  ]),
  toRegion('AT', 'de', [
    ['Graz', 'Steiermark', '8010', 47.07, 15.44],
    ['Linz', 'Oberösterreich', '4020', 48.31, 14.29],
    ['Salzburg', 'Salzburg', '5020', 47.8, 13.05],
    ['Innsbruck', 'Tirol', '6020', 47.27, 11.39],
    ['Klagenfurt', 'Kärnten', '9020', 46.62, 14.31],
    ['Wien', 'Wien', '1040', 48.19, 16.37],
  ]),
  toRegion('CH', 'de', [
    ['Luzern', 'Luzern', '6003', 47.05, 8.31],
    ['Winterthur', 'Zürich', '8400', 47.5, 8.72],
    ['Thun', 'Bern', '3600', 46.76, 7.63],
    ['St. Gallen', 'St. Gallen', '9000', 47.42, 9.37],
    ['Chur', 'Graubünden', '7000', 46.85, 9.53],
  ]),
  toRegion('CH', 'fr', [
    ['Lausanne', 'Vaud', '1003', 46.52, 6.63],
    ['Neuchâtel', 'Neuchâtel', '2000', 46.99, 6.93],
    ['Fribourg', 'Fribourg', '1700', 46.81, 7.16],
    ['Sion', 'Valais', '1950', 46.23, 7.36],
    ['Vevey', 'Vaud', '1800', 46.46, 6.84],
  ]),
  toRegion('GB', 'en', [
    ['Bath', 'Somerset', 'BA1', 51.38, -2.36],
    ['York', 'North Yorkshire', 'YO1', 53.96, -1.08],
    ['Norwich', 'Norfolk', 'NR2', 52.63, 1.3],
    ['Chester', 'Cheshire', 'CH1', 53.19, -2.89],
    ['Inverness', 'Highland', 'IV1', 57.48, -4.22],
    ['Exeter', 'Devon', 'EX4', 50.72, -3.53],
  ]),
  toRegion('US', 'en', [
    ['Madison', 'Wisconsin', '53703', 43.07, -89.4],
    ['Asheville', 'North Carolina', '28801', 35.6, -82.55],
    ['Boise', 'Idaho', '83702', 43.62, -116.2],
    ['Santa Fe', 'New Mexico', '87501', 35.69, -105.94],
    ['Portland', 'Maine', '04101', 43.66, -70.26],
    ['Savannah', 'Georgia', '31401', 32.08, -81.09],
  ]),
  toRegion('AU', 'en', [
    ['Ballarat', 'Victoria', '3350', -37.56, 143.85],
    ['Hobart', 'Tasmania', '7000', -42.88, 147.33],
    ['Newcastle', 'New South Wales', '2300', -32.93, 151.78],
    ['Toowoomba', 'Queensland', '4350', -27.56, 151.95],
    ['Fremantle', 'Western Australia', '6160', -32.06, 115.75],
  ]),
  toRegion('NZ', 'en', [
    ['Nelson', 'Nelson', '7010', -41.27, 173.28],
    ['Dunedin', 'Otago', '9016', -45.87, 170.5],
    ['Napier', "Hawke's Bay", '4110', -39.49, 176.91],
    ['Tauranga', 'Bay of Plenty', '3110', -37.69, 176.17],
  ]),
  toRegion('ZA', 'en', [
    ['Stellenbosch', 'Western Cape', '7600', -33.93, 18.86],
    ['Durban', 'KwaZulu-Natal', '4001', -29.86, 31.02],
    ['Bloemfontein', 'Free State', '9301', -29.12, 26.22],
    ['Gqeberha', 'Eastern Cape', '6001', -33.96, 25.6],
  ]),
  toRegion('CZ', 'cz', [
    ['Olomouc', 'Olomoucký kraj', '779 00', 49.59, 17.25],
    ['Plzeň', 'Plzeňský kraj', '301 00', 49.75, 13.38],
    ['Liberec', 'Liberecký kraj', '460 01', 50.77, 15.06],
    ['Brno', 'Jihomoravský kraj', '602 00', 49.2, 16.61],
    ['České Budějovice', 'Jihočeský kraj', '370 01', 48.97, 14.47],
  ]),
  toRegion('PL', 'pl', [
    ['Toruń', 'kujawsko-pomorskie', '87-100', 53.01, 18.6],
    ['Poznań', 'wielkopolskie', '61-001', 52.41, 16.93],
    ['Lublin', 'lubelskie', '20-001', 51.25, 22.57],
    ['Gdynia', 'pomorskie', '81-301', 54.52, 18.53],
    ['Wrocław', 'dolnośląskie', '50-001', 51.11, 17.03],
  ]),
];

/** The region of a country; where it has two languages, the one that speaks `locale`, else its first. */
export function findRegion(country: string, locale?: string): Region {
  const inCountry = regions.filter((each) => each.country === country);
  return inCountry.find((each) => each.language === locale) ?? inCountry[0] ?? regions[0]!;
}
