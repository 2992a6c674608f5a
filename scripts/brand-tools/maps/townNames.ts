import type { LocaleCode } from '../../../brands/languages.ts';
import { findRespelling } from '../../../brands/languageVariants.ts';

type Spellings = Readonly<Partial<Record<LocaleCode, string>>>;

/** A town of GeoNames. */
interface TownId {
  country: string;
  name: string;
}

/**
 * Names by country and name at GeoNames: the local name where that one is English or outdated, and the spelling in
 * languages of the sites that do not use the local name.
 */
const townNames: Readonly<Record<string, readonly [local: string, Spellings?]>> = {
  'AT Klagenfurt am Wörthersee': ['Klagenfurt'],
  'AT Sankt Pölten': ['St. Pölten'],
  'AT Vienna': ['Wien', { en: 'Vienna', fr: 'Vienne', cz: 'Vídeň', pl: 'Wiedeń' }],
  'AU Logan City': ['Logan'],
  'BE Brugge': ['Brugge', { de: 'Brügge', en: 'Bruges', fr: 'Bruges', cz: 'Bruggy', pl: 'Brugia' }],
  'BE Brussels': ['Brussel', { de: 'Brüssel', en: 'Brussels', fr: 'Bruxelles', cz: 'Brusel', pl: 'Bruksela' }],
  'BE Liège': ['Liège', { de: 'Lüttich', cz: 'Lutych' }],
  'BG Sofia': ['Sofia', { cz: 'Sofie' }],
  'BY Hrodna': ['Hrodna', { pl: 'Grodno' }],
  'BY Minsk': ['Minsk', { pl: 'Mińsk' }],
  'CH Basel': ['Basel', { fr: 'Bâle', cz: 'Basilej', pl: 'Bazylea' }],
  'CH Bern': ['Bern', { fr: 'Berne', pl: 'Berno' }],
  'CH Biel/Bienne': ['Biel', { fr: 'Bienne' }],
  'CH Fribourg': ['Fribourg', { de: 'Freiburg' }],
  'CH Genève': ['Genève', { de: 'Genf', en: 'Geneva', cz: 'Ženeva', pl: 'Genewa' }],
  'CH Luzern': ['Luzern', { en: 'Lucerne', fr: 'Lucerne', cz: 'Lucern', pl: 'Lucerna' }],
  'CH Martigny-Ville': ['Martigny'],
  'CH Neuchâtel': ['Neuchâtel', { de: 'Neuenburg' }],
  'CH Sankt Gallen': ['St. Gallen', { fr: 'Saint-Gall' }],
  'CH Schaffhausen': ['Schaffhausen', { fr: 'Schaffhouse' }],
  'CH Sierre': ['Sierre', { de: 'Siders' }],
  'CH Sitten': ['Sion', { de: 'Sitten' }],
  'CH Solothurn': ['Solothurn', { fr: 'Soleure' }],
  'CH Thun': ['Thun', { fr: 'Thoune' }],
  'CH Winterthur': ['Winterthur', { fr: 'Winterthour' }],
  'CH Zug': ['Zug', { fr: 'Zoug' }],
  'CH Zürich': ['Zürich', { en: 'Zurich', fr: 'Zurich', cz: 'Curych', pl: 'Zurych' }],
  'CZ Brno': ['Brno', { de: 'Brünn' }],
  'CZ Pilsen': ['Plzeň', { de: 'Pilsen', en: 'Pilsen', pl: 'Pilzno' }],
  'CZ Prague': ['Praha', { de: 'Prag', en: 'Prague', fr: 'Prague', pl: 'Praga' }],
  'CZ České Budějovice': ['České Budějovice', { de: 'Budweis' }],
  'DE Aachen': ['Aachen', { fr: 'Aix-la-Chapelle', cz: 'Cáchy', pl: 'Akwizgran' }],
  'DE Berlin': ['Berlin', { cz: 'Berlín' }],
  'DE Bremen': ['Bremen', { fr: 'Brême', cz: 'Brémy', pl: 'Brema' }],
  'DE Buchen in Odenwald': ['Buchen'],
  'DE Dresden': ['Dresden', { fr: 'Dresde', cz: 'Drážďany', pl: 'Drezno' }],
  'DE Frankfurt am Main': ['Frankfurt'],
  'DE Freiburg': ['Freiburg', { fr: 'Fribourg' }],
  'DE Görlitz': ['Görlitz', { cz: 'Zhořelec' }],
  'DE Halle (Saale)': ['Halle'],
  'DE Hamburg': ['Hamburg', { fr: 'Hambourg' }],
  'DE Hannover': ['Hannover', { en: 'Hanover', fr: 'Hanovre', pl: 'Hanower' }],
  'DE Kempten (Allgäu)': ['Kempten'],
  'DE Konstanz': ['Konstanz', { fr: 'Constance', cz: 'Kostnice', pl: 'Konstancja' }],
  'DE Köln': ['Köln', { en: 'Cologne', fr: 'Cologne', cz: 'Kolín nad Rýnem', pl: 'Kolonia' }],
  'DE Leipzig': ['Leipzig', { cz: 'Lipsko', pl: 'Lipsk' }],
  'DE Marburg an der Lahn': ['Marburg'],
  'DE Munich': ['München', { en: 'Munich', fr: 'Munich', cz: 'Mnichov', pl: 'Monachium' }],
  'DE Nürnberg': ['Nürnberg', { en: 'Nuremberg', fr: 'Nuremberg', cz: 'Norimberk', pl: 'Norymberga' }],
  'DE Regensburg': ['Regensburg', { fr: 'Ratisbonne', cz: 'Řezno', pl: 'Ratyzbona' }],
  'DE Saarbrücken': ['Saarbrücken', { fr: 'Sarrebruck' }],
  'DE Trier': ['Trier', { fr: 'Trèves', cz: 'Trevír', pl: 'Trewir' }],
  'DK Copenhagen': [
    'København',
    { de: 'Kopenhagen', en: 'Copenhagen', fr: 'Copenhague', cz: 'Kodaň', pl: 'Kopenhaga' },
  ],
  'ES Barcelona': ['Barcelona', { fr: 'Barcelone' }],
  'ES Madrid': ['Madrid', { pl: 'Madryt' }],
  'FR Paris': ['Paris', { cz: 'Paříž', pl: 'Paryż' }],
  'FR Strasbourg': ['Strasbourg', { de: 'Straßburg', cz: 'Štrasburk', pl: 'Strasburg' }],
  'GB Edinburgh': ['Edinburgh', { fr: 'Édimbourg', pl: 'Edynburg' }],
  'GB Kingston upon Hull': ['Hull'],
  'GB London': ['London', { fr: 'Londres', cz: 'Londýn', pl: 'Londyn' }],
  'GB Newcastle upon Tyne': ['Newcastle'],
  'HR Zagreb': ['Zagreb', { cz: 'Záhřeb', pl: 'Zagrzeb' }],
  'HU Budapest': ['Budapest', { cz: 'Budapešť', pl: 'Budapeszt' }],
  'IE Gaillimh': ['Galway'],
  'IT Bologna': ['Bologna', { fr: 'Bologne', pl: 'Bolonia' }],
  'IT Genoa': ['Genova', { de: 'Genua', en: 'Genoa', fr: 'Gênes', cz: 'Janov', pl: 'Genua' }],
  'IT Milan': ['Milano', { de: 'Mailand', en: 'Milan', fr: 'Milan', cz: 'Milán', pl: 'Mediolan' }],
  'IT Rome': ['Roma', { de: 'Rom', en: 'Rome', fr: 'Rome', cz: 'Řím', pl: 'Rzym' }],
  'IT Turin': ['Torino', { de: 'Turin', en: 'Turin', fr: 'Turin', cz: 'Turín', pl: 'Turyn' }],
  'IT Verona': ['Verona', { fr: 'Vérone', pl: 'Werona' }],
  'LT Kaunas': ['Kaunas', { pl: 'Kowno' }],
  'LT Vilnius': ['Vilnius', { pl: 'Wilno' }],
  'LU Luxembourg': ['Luxembourg', { de: 'Luxemburg', cz: 'Lucemburk', pl: 'Luksemburg' }],
  'LV Riga': ['Rīga', { de: 'Riga', en: 'Riga', fr: 'Riga', cz: 'Riga', pl: 'Ryga' }],
  'MD Chisinau': ['Chișinău', { en: 'Chisinau', cz: 'Kišiněv', pl: 'Kiszyniów' }],
  'NL Groningen': ['Groningen', { fr: 'Groningue' }],
  'NL Nijmegen': ['Nijmegen', { de: 'Nimwegen', fr: 'Nimègue' }],
  'NZ Manukau City': ['Manukau'],
  'NZ Pukekohe East': ['Pukekohe'],
  'NZ Wanganui': ['Whanganui'],
  'NZ Whangarei': ['Whangārei'],
  'PL Bielsko-Biala': ['Bielsko-Biała'],
  'PL Kraków': ['Kraków', { de: 'Krakau', en: 'Krakow', fr: 'Cracovie', cz: 'Krakov' }],
  'PL Poznań': ['Poznań', { cz: 'Poznaň' }],
  'PL Szczecin': ['Szczecin', { cz: 'Štětín' }],
  'PL Warsaw': ['Warszawa', { de: 'Warschau', en: 'Warsaw', fr: 'Varsovie', cz: 'Varšava' }],
  'PL Wrocław': ['Wrocław', { cz: 'Vratislav' }],
  'PL Łódź': ['Łódź', { cz: 'Lodž' }],
  'RO Bucharest': ['București', { de: 'Bukarest', en: 'Bucharest', fr: 'Bucarest', cz: 'Bukurešť', pl: 'Bukareszt' }],
  'RS Belgrade': ['Beograd', { de: 'Belgrad', en: 'Belgrade', fr: 'Belgrade', cz: 'Bělehrad', pl: 'Belgrad' }],
  'RU Kaliningrad': ['Kaliningrad', { pl: 'Królewiec' }],
  'RU Moscow': ['Moskva', { de: 'Moskau', en: 'Moscow', fr: 'Moscou', pl: 'Moskwa' }],
  'RU Saint Petersburg': [
    'Sankt-Peterburg',
    { de: 'St. Petersburg', en: 'St Petersburg', fr: 'Saint-Pétersbourg', cz: 'Petrohrad', pl: 'Petersburg' },
  ],
  'SE Stockholm': ['Stockholm', { pl: 'Sztokholm' }],
  'SI Ljubljana': ['Ljubljana', { cz: 'Lublaň', pl: 'Lublana' }],
  'SK Bratislava': ['Bratislava', { pl: 'Bratysława' }],
  'SK Košice': ['Košice', { pl: 'Koszyce' }],
  'TR Istanbul': ['İstanbul', { de: 'Istanbul', en: 'Istanbul', fr: 'Istanbul', cz: 'Istanbul', pl: 'Stambuł' }],
  'UA Kyiv': ['Kyjiw', { de: 'Kyjiw', en: 'Kyiv', fr: 'Kyiv', cz: 'Kyjev', pl: 'Kijów' }],
  'UA Lutsk': ['Luzk', { de: 'Luzk', en: 'Lutsk', fr: 'Loutsk', cz: 'Luck', pl: 'Łuck' }],
  'UA Lviv': ['Lwiw', { de: 'Lwiw', en: 'Lviv', fr: 'Lviv', cz: 'Lvov', pl: 'Lwów' }],
  'US Lexington-Fayette': ['Lexington'],
  'US New York City': ['New York'],
  'US Port Saint Lucie': ['Port St. Lucie'],
  'US Washington, D.C.': ['Washington'],
};

/** Places that GeoNames lists as towns and that are parts of others, or have another's population. */
const notTowns: ReadonlySet<string> = new Set([
  'AU Campbelltown',
  'AU Capalaba',
  'AU Coomera',
  'AU Frankston East',
  'AU Goonellabah',
  'AU Hornsby',
  'AU Liverpool',
  'AU Narangba',
  'AU Parramatta',
  'GB Saint Peters',
  'GB South Ockendon',
  'US Ironville',
  'US Meads',
  'ZA Driefontein',
  'ZA Kruisfontein',
]);

const toKey = ({ country, name }: TownId) => `${country} ${name}`;

/** Whether a place of GeoNames is a part of a town, or wrong. */
export const isNoTown = (town: TownId): boolean => notTowns.has(toKey(town));

/** Returns the name of a town in its own country. */
export const toLocalName = (town: TownId): string => townNames[toKey(town)]?.[0] ?? town.name;

/** Picks the names of towns that differ from the local ones, by language and local name, as the country spells them. */
export function pickTownNames(towns: readonly TownId[], country: string): Record<string, Record<string, string>> {
  const names: Record<string, Record<string, string>> = {};
  for (const town of towns) {
    const local = toLocalName(town);
    for (const [language, name] of Object.entries(townNames[toKey(town)]?.[1] ?? {})) {
      if (name === local) continue;
      names[language] ??= {};
      names[language][local] = findRespelling(language as LocaleCode, country)(name);
    }
  }
  return names;
}
