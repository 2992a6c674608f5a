import { type LookNames, lookNames } from './lookNames.ts';
import type { ToolLanguage } from './toolLanguage.ts';

/** Parts of a site whose colours a person recognises. */
export const colorPlaces = [
  'header',
  'headerText',
  'page',
  'buttons',
  'links',
  'premiumBar',
  'badges',
  'text',
  'secondaryText',
] as const;
export type ColorPlace = (typeof colorPlaces)[number];

/** Direction in which a colour changes, as the eye tells it. */
export type ColorDirection = 'lighter' | 'darker' | 'stronger' | 'paler' | 'other';

/** Kinds of facts about a brand that are told with their values. */
export type FactName =
  | 'name'
  | 'ageBracket'
  | 'company'
  | 'privacyEmail'
  | 'supportEmails'
  | 'features'
  | 'domains'
  | 'ownTexts'
  | 'ownLegalTexts';

/** Words of one language for what changes in a brand. */
export interface ChangeWords {
  day: string;
  night: string;
  nothing: string;
  places: Readonly<Record<ColorPlace, { subject: string; isPlural?: true }>>;
  /** Says how the colour of a place changes. */
  becomes: (place: { subject: string; isPlural?: true }, direction: ColorDirection) => string;
  contrast: (usage: string, before: string, after: string, least: number) => string;
  /** Says that another choice of the look was made. */
  otherChoice: (name: string) => string;
  /** Uses of pairs of colours by the names of the contrast table. */
  usages: Readonly<Record<string, string>>;
  facts: Readonly<Record<FactName, string>>;
  /** Keys of these facts, where people say something else. */
  keys: Readonly<Record<string, string>>;
  logo: string;
  icon: string;
  drawing: (name: string) => string;
  texts: (count: number) => string;
  lookOf: LookNames;
}

const englishDirections: Readonly<Record<ColorDirection, string>> = {
  lighter: 'lighter',
  darker: 'darker',
  stronger: 'stronger',
  paler: 'paler',
  other: 'another colour',
};

const germanDirections: Readonly<Record<ColorDirection, string>> = {
  lighter: 'heller',
  darker: 'dunkler',
  stronger: 'kräftiger',
  paler: 'blasser',
  other: 'eine andere Farbe',
};

/** Words for what changes in a brand, by language. */
export const changeWords: Readonly<Record<ToolLanguage, ChangeWords>> = {
  en: {
    day: 'by day',
    night: 'by night',
    nothing: 'nothing',
    places: {
      header: { subject: 'The header' },
      headerText: { subject: 'Text in the header' },
      page: { subject: 'The ground of the pages' },
      buttons: { subject: 'Buttons', isPlural: true },
      links: { subject: 'Links', isPlural: true },
      premiumBar: { subject: 'The Premium bar' },
      badges: { subject: 'Badges', isPlural: true },
      text: { subject: 'Text' },
      secondaryText: { subject: 'Secondary text' },
    },
    becomes: ({ subject, isPlural }, direction) =>
      `${subject} ${isPlural ? 'get' : 'gets'} ${englishDirections[direction]}`,
    contrast: (usage, before, after, least) => `Contrast of ${usage}: ${before} → ${after} (at least ${least}:1)`,
    otherChoice: (name) => `${name}: chosen otherwise`,
    usages: {
      'the primary button': 'buttons',
      links: 'links',
      'the premium bar': 'the Premium bar',
      'links in the dark': 'links by night',
    },
    facts: {
      name: 'Name',
      ageBracket: 'Members over',
      company: 'Company',
      privacyEmail: 'Address for questions about data',
      supportEmails: 'Address for help',
      features: 'Feature',
      domains: 'Site',
      ownTexts: 'Own words',
      ownLegalTexts: 'Own legal text',
    },
    keys: {
      addressLine1: 'street',
      addressLine2: 'town',
      vatId: 'VAT number',
      managingDirectors: 'directors',
      otherHosts: 'other hosts',
      publicSite: 'public site',
      mapsKey: 'maps key',
      locales: 'languages',
      defaultLang: 'first language',
      defaultCountry: 'country',
      liveChat: 'live chat',
      paypalLayout: 'place of PayPal',
      menuVariant: 'menu',
      birthdatePaste: 'pasting a date of birth',
      default: 'for all countries',
    },
    logo: 'The logo changes',
    icon: 'The icon changes',
    drawing: (name) => `The picture ${name} changes`,
    texts: (count) => (count === 1 ? '1 text' : `${count} texts`),
    lookOf: lookNames.en,
  },
  de: {
    day: 'am Tag',
    night: 'bei Nacht',
    nothing: 'nichts',
    places: {
      header: { subject: 'Der Kopf' },
      headerText: { subject: 'Die Schrift im Kopf' },
      page: { subject: 'Der Grund der Seiten' },
      buttons: { subject: 'Die Knöpfe', isPlural: true },
      links: { subject: 'Die Links', isPlural: true },
      premiumBar: { subject: 'Der Premium-Balken' },
      badges: { subject: 'Die Marken', isPlural: true },
      text: { subject: 'Die Schrift' },
      secondaryText: { subject: 'Die Nebenschrift' },
    },
    becomes: ({ subject, isPlural }, direction) =>
      direction === 'other'
        ? `${subject} ${isPlural ? 'bekommen' : 'bekommt'} ${germanDirections.other}`
        : `${subject} ${isPlural ? 'werden' : 'wird'} ${germanDirections[direction]}`,
    contrast: (usage, before, after, least) => `Kontrast ${usage}: ${before} → ${after} (mindestens ${least}:1)`,
    otherChoice: (name) => `${name}: anders gewählt`,
    usages: {
      'the primary button': 'der Knöpfe',
      links: 'der Links',
      'the premium bar': 'des Premium-Balkens',
      'links in the dark': 'der Links bei Nacht',
    },
    facts: {
      name: 'Name',
      ageBracket: 'Mitglieder über',
      company: 'Firma',
      privacyEmail: 'Adresse für Fragen zu Daten',
      supportEmails: 'Adresse für Hilfe',
      features: 'Funktion',
      domains: 'Website',
      ownTexts: 'Eigene Worte',
      ownLegalTexts: 'Eigener Rechtstext',
    },
    keys: {
      name: 'Name',
      addressLine1: 'Straße',
      addressLine2: 'Ort',
      country: 'Land',
      phone: 'Telefon',
      register: 'Register',
      court: 'Gericht',
      number: 'Nummer',
      vatId: 'USt-IdNr.',
      managingDirectors: 'Vertretung',
      authority: 'Aufsichtsbehörde',
      host: 'Host',
      otherHosts: 'weitere Hosts',
      publicSite: 'öffentliche Website',
      mapsKey: 'Kartenschlüssel',
      locales: 'Sprachen',
      defaultLang: 'erste Sprache',
      defaultCountry: 'Land',
      providers: 'Zahlungsanbieter',
      liveChat: 'Live-Chat',
      interests: 'Intime Interessen',
      paypalLayout: 'Platz von PayPal',
      badges: 'Zähler',
      menuVariant: 'Menü',
      birthdatePaste: 'Geburtsdatum einfügen',
      default: 'für alle Länder',
    },
    logo: 'Das Logo ändert sich',
    icon: 'Das Symbol ändert sich',
    drawing: (name) => `Das Bild ${name} ändert sich`,
    texts: (count) => (count === 1 ? '1 Text' : `${count} Texte`),
    lookOf: lookNames.de,
  },
};
