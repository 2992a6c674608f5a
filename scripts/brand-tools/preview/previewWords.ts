import type { LegalDocument } from '../../build/config/schema/legalDocuments.ts';
import type { ToolLanguage } from '../words/toolLanguage.ts';

/** Screens that the page shows, by their names. */
export type PreviewScreenName =
  | 'login'
  | 'home'
  | 'resetPassword'
  | 'welcome'
  | 'questionnaire'
  | 'matches'
  | 'memberProfile'
  | 'messages'
  | 'activeChat'
  | 'plans'
  | 'checkout'
  | 'account'
  | 'errorNotFound';

/** Kinds of files of a site, as changes are told. */
export type FileKind = 'page' | 'legal' | 'logo' | 'pictures' | 'fonts' | 'styles' | 'scripts' | 'others';

/** Words of one language for the page of pictures. */
export interface PreviewWords {
  language: ToolLanguage;
  brands: (count: number) => string;
  sites: (count: number) => string;
  nav: string;
  glance: string;
  day: string;
  night: string;
  before: string;
  /** Alternative text of a picture. */
  alt: (title: string, brand: string, width: number, time: string) => string;
  logoOf: (brand: string) => string;
  unreached: string;
  screens: Readonly<Record<PreviewScreenName, string>>;
  facts: Readonly<
    Record<'site' | 'domain' | 'theme' | 'members' | 'languages' | 'shown' | 'siteId' | 'hosts' | 'mail', string>
  >;
  also: (domains: string) => string;
  over: (age: number) => string;
  identity: Readonly<Record<'title' | 'tab' | 'icons' | 'share' | 'noShare', string>>;
  changes: Readonly<Record<'title' | 'isNew' | 'none' | 'files' | 'change' | 'sinceSignOff', string>>;
  fileKinds: Readonly<Record<FileKind, string>>;
  counts: Readonly<Record<'changed' | 'added' | 'removed', string>>;
  paragraphs: (removed: number, added: number) => string;
  legal: string;
  documents: Readonly<Record<LegalDocument, string>>;
  contrast: Readonly<Record<'title' | 'usedFor' | 'colors' | 'ratio' | 'least', string>>;
  pairs: (count: number) => string;
  values: string;
  allValues: (count: number) => string;
  signOff: string;
  state: string;
  signature: readonly [name: string, date: string, signature: string];
  run: string;
}

/** Words of the page of pictures, by language. */
export const previewWords: Readonly<Record<ToolLanguage, PreviewWords>> = {
  en: {
    language: 'en',
    brands: (count) => (count === 1 ? '1 brand' : `${count} brands`),
    sites: (count) => (count === 1 ? '1 site' : `${count} sites`),
    nav: 'Brands',
    glance: 'At a glance',
    day: 'by day',
    night: 'by night',
    before: 'before',
    alt: (title, brand, width, time) => `${title} of ${brand}, ${width} pixels wide, ${time}`,
    logoOf: (brand) => `Logo of ${brand}`,
    unreached: 'This page could not be captured.',
    screens: {
      login: 'Sign-in',
      home: 'Home',
      resetPassword: 'Forgotten password',
      welcome: 'Welcome',
      questionnaire: 'Questionnaire',
      matches: 'Matches',
      memberProfile: 'Profile of a member',
      messages: 'Messages',
      activeChat: 'Conversation',
      plans: 'Plans',
      checkout: 'Checkout',
      account: 'Account',
      errorNotFound: 'Page not found',
    },
    facts: {
      site: 'Site',
      domain: 'Domain',
      theme: 'Theme',
      members: 'Members',
      languages: 'Languages',
      shown: 'Shown in',
      siteId: 'SiteId',
      hosts: 'Hosts that lead here',
      mail: 'Members write to',
    },
    also: (domains) => `also ${domains}`,
    over: (age) => `over ${age}`,
    identity: {
      title: 'Tab, icons and shared links',
      tab: 'Title of the tab',
      icons: 'Icons at their size',
      share: 'Picture of a shared link',
      noShare: 'A shared link shows no picture.',
    },
    changes: {
      title: 'What changes',
      isNew: 'The release has no such site yet: everything is new.',
      none: 'Nothing: the release has these very files.',
      files: 'Files',
      change: 'Change',
      sinceSignOff: 'Since the page that was here before',
    },
    fileKinds: {
      page: 'Page',
      legal: 'Legal texts',
      logo: 'Logo and icons',
      pictures: 'Pictures',
      fonts: 'Fonts',
      styles: 'Styles',
      scripts: 'Scripts',
      others: 'Other files',
    },
    counts: { changed: 'changed', added: 'added', removed: 'removed' },
    paragraphs: (removed, added) => `${removed} paragraphs out, ${added} in`,
    legal: 'Legal texts',
    documents: {
      termsOfService: 'Terms of service',
      privacyPolicy: 'Privacy policy',
      imprint: 'Imprint',
      accessibility: 'Accessibility',
    },
    contrast: {
      title: 'Contrast',
      usedFor: 'Used for',
      colors: 'Colours',
      ratio: 'Contrast',
      least: 'At least',
    },
    pairs: (count) => `${count} pairs of colours, all as high as they must be`,
    values: 'Values',
    allValues: (count) => `All ${count} values`,
    signOff: 'Sign-off',
    state: 'This page shows this state, the digest of all files of the site:',
    signature: ['Name', 'Date', 'Signature'],
    run: 'See it running:',
  },
  de: {
    language: 'de',
    brands: (count) => (count === 1 ? '1 Marke' : `${count} Marken`),
    sites: (count) => (count === 1 ? '1 Website' : `${count} Websites`),
    nav: 'Marken',
    glance: 'Auf einen Blick',
    day: 'am Tag',
    night: 'bei Nacht',
    before: 'vorher',
    alt: (title, brand, width, time) => `${title} von ${brand}, ${width} Pixel breit, ${time}`,
    logoOf: (brand) => `Logo von ${brand}`,
    unreached: 'Diese Seite konnte nicht aufgenommen werden.',
    screens: {
      login: 'Anmeldung',
      home: 'Start',
      resetPassword: 'Passwort vergessen',
      welcome: 'Willkommen',
      questionnaire: 'Fragebogen',
      matches: 'Vorschläge',
      memberProfile: 'Profil eines Mitglieds',
      messages: 'Nachrichten',
      activeChat: 'Gespräch',
      plans: 'Pläne',
      checkout: 'Bezahlen',
      account: 'Konto',
      errorNotFound: 'Seite nicht gefunden',
    },
    facts: {
      site: 'Website',
      domain: 'Domain',
      theme: 'Thema',
      members: 'Mitglieder',
      languages: 'Sprachen',
      shown: 'Gezeigt auf',
      siteId: 'SiteId',
      hosts: 'Hosts, die hierher führen',
      mail: 'Mitglieder schreiben an',
    },
    also: (domains) => `auch ${domains}`,
    over: (age) => `über ${age}`,
    identity: {
      title: 'Tab, Symbole und geteilte Links',
      tab: 'Titel des Tabs',
      icons: 'Symbole in ihrer Größe',
      share: 'Bild eines geteilten Links',
      noShare: 'Ein geteilter Link zeigt kein Bild.',
    },
    changes: {
      title: 'Was sich ändert',
      isNew: 'Im Release gibt es diese Website noch nicht: alles ist neu.',
      none: 'Nichts: das Release hat genau diese Dateien.',
      files: 'Dateien',
      change: 'Änderung',
      sinceSignOff: 'Seit der Seite, die vorher hier war',
    },
    fileKinds: {
      page: 'Seite',
      legal: 'Rechtstexte',
      logo: 'Logo und Symbole',
      pictures: 'Bilder',
      fonts: 'Schriften',
      styles: 'Gestaltung',
      scripts: 'Skripte',
      others: 'Andere Dateien',
    },
    counts: { changed: 'geändert', added: 'neu', removed: 'entfernt' },
    paragraphs: (removed, added) => `${removed} Absätze weniger, ${added} mehr`,
    legal: 'Rechtstexte',
    documents: {
      termsOfService: 'AGB',
      privacyPolicy: 'Datenschutzerklärung',
      imprint: 'Impressum',
      accessibility: 'Barrierefreiheit',
    },
    contrast: {
      title: 'Kontrast',
      usedFor: 'Wofür',
      colors: 'Farben',
      ratio: 'Kontrast',
      least: 'Mindestens',
    },
    pairs: (count) => `${count} Farbpaare, alle so hoch, wie sie sein müssen`,
    values: 'Werte',
    allValues: (count) => `Alle ${count} Werte`,
    signOff: 'Abnahme',
    state: 'Diese Seite zeigt diesen Stand, die Prüfsumme aller Dateien der Website:',
    signature: ['Name', 'Datum', 'Unterschrift'],
    run: 'So läuft sie:',
  },
};
