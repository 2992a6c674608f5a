import type { LocaleCode } from '../../brands/languages.ts';

/** The two texts of the page before its catalogue has loaded. */
export const bootTexts: Readonly<Record<LocaleCode, { loading: string; noScript: (name: string) => string }>> = {
  en: {
    loading: 'One moment, please …',
    noScript: (name) =>
      `${name} needs JavaScript. Please switch it on in the settings of your browser and load this page again.`,
  },
  de: {
    loading: 'Einen Moment bitte …',
    noScript: (name) =>
      `${name} braucht JavaScript. Bitte schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie diese Seite neu.`,
  },
  fr: {
    loading: 'Un instant, s’il vous plaît…',
    noScript: (name) =>
      `${name} a besoin de JavaScript. Veuillez l’activer dans les réglages de votre navigateur, puis recharger cette page.`,
  },
  cz: {
    loading: 'Okamžik, prosím…',
    noScript: (name) =>
      `${name} potřebuje JavaScript. Zapněte jej prosím v nastavení prohlížeče a načtěte tuto stránku znovu.`,
  },
  pl: {
    loading: 'Chwileczkę…',
    noScript: (name) =>
      `${name} wymaga JavaScriptu. Prosimy włączyć go w ustawieniach przeglądarki i załadować tę stronę ponownie.`,
  },
};
