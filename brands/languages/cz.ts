import type { Language } from './Language.ts';

export const cz: Language = {
  tag: 'cs',
  name: 'Čeština',
  letters: 'áčďéěíňóřšťúůýž',
  audience: (age) => `Pro lidi nad\u00a0${age}\u00a0let, kteří by se rádi s\u00a0někým seznámili`,
  loading: 'Okamžik, prosím…',
  slowStart: 'Tato stránka se zatím neotevřela. Zkontrolujte prosím připojení a zkuste to znovu.',
  supportHint: 'Pokud se ani potom neotevře, napište nám prosím:',
  noScript: (name) =>
    `${name} potřebuje JavaScript. Zapněte jej prosím v nastavení prohlížeče a načtěte tuto stránku znovu.`,
  wrongHost: (name, host) => `Tato kopie služby ${name} není na svém místě. Přejděte prosím na ${host}.`,
  gone: (name) => `Služba ${name} skončila. Na této adrese už nic není.`,
  notLoaded: 'Tuto stránku se nepodařilo načíst. Zkontrolujte prosím připojení a načtěte ji znovu.',
  broken: 'Na naší straně se něco pokazilo. Načtěte prosím stránku znovu.',
  reload: 'Načíst stránku znovu',
  legalVersion: (date) => `Znění ze dne ${date}`,
  usernames: {
    nounFirst: false,
    families: [
      {
        adjectives: 'Veselý Klidný Milý Tichý Moudrý Laskavý',
        animals: 'Delfín Rys Kos Čáp Sokol Orel Jeřáb',
      },
      {
        adjectives: 'Veselá Klidná Milá Tichá Moudrá Laskavá',
        animals: 'Liška Vydra Sova Labuť Sýkorka Vlaštovka Volavka',
      },
    ],
  },
  gallery: {
    send: 'Odeslat zprávu',
    more: 'Zobrazit další členy',
    label: 'Jméno pro ostatní členy',
    hint: 'Například Anna nebo Petr',
    error: 'Zadejte jméno alespoň o 3 písmenech.',
    question: 'Jak popíšete odpoledne, kdy se všechno daří?',
    option: 'Jen o víkendu a za hezkého počasí',
    failure: 'Chyba: zprávu se nepodařilo odeslat.',
    sentence: 'Vaši adresu nikomu neukazujeme.',
    paragraph:
      'Nespěchejte. Každou odpověď můžete později změnit a nikdo neuvidí váš profil dříve, než si ho znovu prohlédnete.',
  },
};
