import type { ToolLanguage } from '../words/toolLanguage.ts';

/** Kinds of steps of a launch. */
export type LaunchTopic =
  | 'host'
  | 'otherHost'
  | 'certificate'
  | 'mail'
  | 'siteId'
  | 'provider'
  | 'publicSite'
  | 'company'
  | 'mapsKey'
  | 'receivers'
  | 'signOff';

/** Roles of the people who do the steps. */
export type LaunchRole = 'brandManager' | 'network' | 'backend' | 'payments' | 'counsel';

/** Words of one language for a launch list; each text gets what it is about. */
export interface LaunchWords {
  title: (brand: string) => string;
  intro: string;
  columns: { step: string; who: string; seen: string };
  roles: Readonly<Record<LaunchRole, string>>;
  topics: Readonly<Record<LaunchTopic, string>>;
  texts: Readonly<Record<LaunchTopic, (subject: string, detail: string) => string>>;
  checkedBy: string;
  byHand: string;
}

/** Words of launch lists, by language. */
export const launchWords: Readonly<Record<ToolLanguage, LaunchWords>> = {
  en: {
    title: (brand) => `Launch of ${brand}`,
    intro: 'Everything that must be in place before members arrive, and who does it.',
    columns: { step: 'What', who: 'Who', seen: 'How it is seen' },
    roles: {
      brandManager: 'brand manager',
      network: 'network',
      backend: 'back end',
      payments: 'payments',
      counsel: 'counsel',
    },
    topics: {
      host: 'Hosts and DNS',
      otherHost: 'Hosts that lead elsewhere',
      certificate: 'Certificates',
      mail: 'Mail',
      siteId: 'SiteIds',
      provider: 'Payment providers',
      publicSite: 'Public sites',
      company: 'Company',
      mapsKey: 'Maps',
      receivers: 'Statistics and ads',
      signOff: 'Sign-off',
    },
    texts: {
      host: (host, domain) =>
        `${host} has a DNS record (A, AAAA or CNAME) that leads to the servers; it serves ${domain}`,
      otherHost: (host, to) => `${host} has a DNS record, too, and leads to ${to}`,
      certificate: (host) => `${host} has a certificate that browsers trust`,
      mail: (domain, addresses) => `${domain} takes mail (an MX record); somebody reads ${addresses}`,
      siteId: (id, domain) => `The back end knows siteId ${id} as ${domain}`,
      provider: (provider, domains) => `${provider} has an account for ${domains}, tried with one real payment`,
      publicSite: (address, domain) =>
        `${address} answers, people register there for ${domain}, and its links lead here`,
      company: (name, address) => `Imprint and terms name ${name}, ${address}; counsel has read them`,
      mapsKey: (host) => `The maps key works on ${host} and on no other host`,
      receivers: (receivers) => `Events arrive at ${receivers}, with consent and not without`,
      signOff: (command) => `The page of ${command} is signed`,
    },
    checkedBy: 'npm run check -- --launch',
    byHand: 'by hand',
  },
  de: {
    title: (brand) => `Start von ${brand}`,
    intro: 'Alles, was stehen muss, bevor Mitglieder kommen, und wer es tut.',
    columns: { step: 'Was', who: 'Wer', seen: 'Woran man es sieht' },
    roles: {
      brandManager: 'Markenverantwortung',
      network: 'Netz',
      backend: 'Backend',
      payments: 'Zahlungen',
      counsel: 'Rechtsberatung',
    },
    topics: {
      host: 'Hosts und DNS',
      otherHost: 'Hosts, die weiterleiten',
      certificate: 'Zertifikate',
      mail: 'E-Mail',
      siteId: 'SiteIds',
      provider: 'Zahlungsanbieter',
      publicSite: 'Öffentliche Websites',
      company: 'Firma',
      mapsKey: 'Karten',
      receivers: 'Statistik und Werbung',
      signOff: 'Abnahme',
    },
    texts: {
      host: (host, domain) =>
        `${host} hat einen DNS-Eintrag (A, AAAA oder CNAME), der zu den Servern führt; dort läuft ${domain}`,
      otherHost: (host, to) => `Auch ${host} hat einen DNS-Eintrag und führt zu ${to}`,
      certificate: (host) => `${host} hat ein Zertifikat, dem Browser vertrauen`,
      mail: (domain, addresses) => `${domain} nimmt Mail an (MX-Eintrag); jemand liest ${addresses}`,
      siteId: (id, domain) => `Das Backend kennt SiteId ${id} als ${domain}`,
      provider: (provider, domains) => `${provider} hat ein Konto für ${domains}, mit einer echten Zahlung erprobt`,
      publicSite: (address, domain) =>
        `${address} antwortet, dort registriert man sich für ${domain}, und die Links führen hierher`,
      company: (name, address) => `Impressum und AGB nennen ${name}, ${address}; die Rechtsberatung hat sie gelesen`,
      mapsKey: (host) => `Der Kartenschlüssel gilt auf ${host} und auf keinem anderen Host`,
      receivers: (receivers) => `Ereignisse kommen bei ${receivers} an, mit Einwilligung und nicht ohne`,
      signOff: (command) => `Die Seite von ${command} ist unterschrieben`,
    },
    checkedBy: 'npm run check -- --launch',
    byHand: 'von Hand',
  },
};
