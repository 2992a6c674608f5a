import type { Look } from '../../../themes/look.ts';
import type { ToolLanguage } from './toolLanguage.ts';

/** Names of a look's choices and of their values in one language. */
export type LookNames = {
  readonly [Choice in keyof Look]: { readonly name: string; readonly values: Readonly<Record<Look[Choice], string>> };
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

/** Names of the choices of a look and of their values, by language. */
export const lookNames: Readonly<Record<ToolLanguage, LookNames>> = {
  en: {
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
  de: {
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
};
