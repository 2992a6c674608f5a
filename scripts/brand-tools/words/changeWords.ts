import type { Look } from '../../../themes/look.ts';

/** Languages in which brand tools speak. */
export const toolLanguages = ['en', 'de'] as const;
export type ToolLanguage = (typeof toolLanguages)[number];

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

type LookNames = {
  readonly [Choice in keyof Look]: { readonly name: string; readonly values: Readonly<Record<Look[Choice], string>> };
};

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

const motifNames = {
  en: {
    harbour: 'harbour',
    rooftop: 'rooftop',
    bridge: 'bridge',
    boulevard: 'boulevard',
    openair: 'open-air concert',
    canal: 'canal',
    beach: 'beach',
    observatory: 'observatory',
    vineyard: 'vineyard',
    lavender: 'lavender field',
    jetty: 'jetty',
    orchard: 'orchard',
    village: 'village',
    market: 'market',
    olives: 'olive grove',
    coast: 'coast',
    promenade: 'promenade',
    garden: 'garden',
    alps: 'alps',
    avenue: 'avenue',
    terrace: 'terrace',
    dunes: 'dunes',
    birches: 'birches',
    windmill: 'windmill',
  },
  de: {
    harbour: 'Hafen',
    rooftop: 'Dachterrasse',
    bridge: 'Brücke',
    boulevard: 'Boulevard',
    openair: 'Konzert im Freien',
    canal: 'Kanal',
    beach: 'Strand',
    observatory: 'Sternwarte',
    vineyard: 'Weinberg',
    lavender: 'Lavendelfeld',
    jetty: 'Steg',
    orchard: 'Obstgarten',
    village: 'Dorf',
    market: 'Markt',
    olives: 'Olivenhain',
    coast: 'Küste',
    promenade: 'Promenade',
    garden: 'Garten',
    alps: 'Alpen',
    avenue: 'Allee',
    terrace: 'Terrasse',
    dunes: 'Dünen',
    birches: 'Birken',
    windmill: 'Windmühle',
  },
} as const;

const faceNames = {
  figtree: 'Figtree',
  nunito: 'Nunito',
  bricolage: 'Bricolage Grotesque',
  fraunces: 'Fraunces',
  'source-serif': 'Source Serif',
  literata: 'Literata',
  newsreader: 'Newsreader',
  bitter: 'Bitter',
} as const;

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
    lookOf: {
      signIn: {
        name: 'Sign-in page',
        values: {
          beside: 'picture beside the form',
          full: 'picture filling the page behind a card',
          over: 'picture under the upper edge of a card',
          band: 'picture as a low band',
        },
      },
      home: {
        name: 'Start page',
        values: { person: 'one person large', magazine: 'several portraits', letters: 'newest messages first' },
      },
      motif: { name: 'Landscape', values: motifNames.en },
      page: {
        name: 'Ground of the pages',
        values: {
          neutral: 'very light grey',
          white: 'white',
          tinted: 'a tint of the main colour',
          paper: 'warm paper',
        },
      },
      cards: {
        name: 'Cards',
        values: { outlined: 'with a line around', flat: 'flat', raised: 'with a shadow', tinted: 'tinted' },
      },
      header: {
        name: 'Header',
        values: { plain: 'white', tinted: 'tinted', brand: 'in the colour of the brand' },
      },
      corners: {
        name: 'Corners',
        values: { round: 'round', soft: 'soft', calm: 'calm', square: 'square' },
      },
      headings: { name: 'Face of the headings', values: faceNames },
      buttons: {
        name: 'Buttons',
        values: { matching: 'as the corners', pill: 'pill-shaped', rounded: 'rounded', square: 'square' },
      },
      icons: { name: 'Icons', values: { regular: 'regular', light: 'light', bold: 'bold' } },
      voice: {
        name: 'Voice',
        values: { brisk: 'short and lively', warm: 'warm and personal', courteous: 'courteous' },
      },
    },
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
    lookOf: {
      signIn: {
        name: 'Anmeldeseite',
        values: {
          beside: 'Bild neben dem Formular',
          full: 'Bild füllt die Seite hinter einer Karte',
          over: 'Bild unter der Oberkante einer Karte',
          band: 'Bild als niedriger Streifen',
        },
      },
      home: {
        name: 'Startseite',
        values: { person: 'ein Mensch groß', magazine: 'mehrere Porträts', letters: 'neueste Nachrichten zuerst' },
      },
      motif: { name: 'Landschaft', values: motifNames.de },
      page: {
        name: 'Grund der Seiten',
        values: {
          neutral: 'sehr helles Grau',
          white: 'weiß',
          tinted: 'ein Hauch der Hauptfarbe',
          paper: 'warmes Papier',
        },
      },
      cards: {
        name: 'Karten',
        values: { outlined: 'mit Linie', flat: 'flach', raised: 'mit Schatten', tinted: 'getönt' },
      },
      header: { name: 'Kopf', values: { plain: 'weiß', tinted: 'getönt', brand: 'in der Farbe der Marke' } },
      corners: { name: 'Ecken', values: { round: 'rund', soft: 'weich', calm: 'ruhig', square: 'eckig' } },
      headings: { name: 'Schrift der Überschriften', values: faceNames },
      buttons: {
        name: 'Form der Knöpfe',
        values: { matching: 'wie die Ecken', pill: 'wie eine Pille', rounded: 'gerundet', square: 'eckig' },
      },
      icons: { name: 'Symbole', values: { regular: 'normal', light: 'fein', bold: 'kräftig' } },
      voice: {
        name: 'Ton',
        values: { brisk: 'kurz und lebhaft', warm: 'warm und persönlich', courteous: 'höflich' },
      },
    },
  },
};
