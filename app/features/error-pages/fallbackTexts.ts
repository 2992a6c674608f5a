import type { LocaleCode } from '../../site/SiteValues.ts';

/** The texts that are shown without a catalogue. */
interface FallbackTexts {
  wrongHost: (name: string, host: string) => string;
  broken: string;
  reload: string;
}

export const fallbackTexts: Readonly<Record<LocaleCode, FallbackTexts>> = {
  en: {
    wrongHost: (name, host) => `This copy of ${name} is not in its place. Please go to ${host} instead.`,
    broken: 'This page could not be loaded. Please check your connection and load it again.',
    reload: 'Load the page again',
  },
  de: {
    wrongHost: (name, host) =>
      `Diese Kopie von ${name} steht nicht an ihrem Platz. Bitte gehen Sie stattdessen zu ${host}.`,
    broken: 'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
    reload: 'Seite neu laden',
  },
  fr: {
    wrongHost: (name, host) => `Cette copie de ${name} n’est pas à sa place. Veuillez vous rendre sur ${host}.`,
    broken: 'Cette page n’a pas pu être chargée. Veuillez vérifier votre connexion, puis recharger la page.',
    reload: 'Recharger la page',
  },
  cz: {
    wrongHost: (name, host) => `Tato kopie služby ${name} není na svém místě. Přejděte prosím na ${host}.`,
    broken: 'Tuto stránku se nepodařilo načíst. Zkontrolujte prosím připojení a načtěte ji znovu.',
    reload: 'Načíst stránku znovu',
  },
  pl: {
    wrongHost: (name, host) => `Ta kopia serwisu ${name} nie jest na swoim miejscu. Prosimy przejść na ${host}.`,
    broken: 'Nie udało się załadować tej strony. Prosimy sprawdzić połączenie i załadować ją ponownie.',
    reload: 'Załaduj stronę ponownie',
  },
};
