import type { Language } from './Language.ts';

export const pl: Language = {
  tag: 'pl',
  name: 'Polski',
  letters: 'ąćęłńóśźż',
  audience: (age) => `Dla osób po\u00a0${age}.\u00a0roku życia, które chcą kogoś poznać`,
  loading: 'Chwileczkę…',
  slowStart: 'Ta strona jeszcze się nie otworzyła. Prosimy sprawdzić połączenie i spróbować ponownie.',
  supportHint: 'Jeśli nadal się nie otwiera, prosimy do nas napisać:',
  noScript: (name) =>
    `${name} wymaga JavaScriptu. Prosimy włączyć go w ustawieniach przeglądarki i ponownie wczytać tę stronę.`,
  wrongHost: (name, host) => `Ta kopia serwisu ${name} nie jest na swoim miejscu. Prosimy przejść na ${host}.`,
  gone: (name) => `Serwis ${name} zakończył działalność. Pod tym adresem nic już nie ma.`,
  notLoaded: 'Nie udało się wczytać tej strony. Prosimy sprawdzić połączenie i wczytać ją ponownie.',
  broken: 'Coś poszło nie tak po naszej stronie. Prosimy wczytać stronę ponownie.',
  reload: 'Wczytaj stronę ponownie',
  legalVersion: (date) => `Wersja z dnia ${date}`,
  usernames: {
    nounFirst: false,
    families: [
      {
        adjectives: 'Wesoły Spokojny Miły Cichy Mądry Życzliwy',
        animals: 'Delfin Ryś Bocian Sokół Kos Orzeł Żuraw',
      },
      {
        adjectives: 'Wesoła Spokojna Miła Cicha Mądra Życzliwa',
        animals: 'Wydra Sowa Sikorka Czapla Jaskółka Mewa',
      },
    ],
  },
  gallery: {
    send: 'Wyślij wiadomość',
    more: 'Pokaż kolejne osoby',
    label: 'Imię w serwisie',
    hint: 'Na przykład Anna lub Piotr',
    error: 'Proszę wpisać imię z co najmniej 3 liter.',
    question: 'Jak wygląda popołudnie, podczas którego wszystko się udaje?',
    option: 'Tylko w weekendy i przy ładnej pogodzie',
    failure: 'Błąd: nie udało się wysłać wiadomości.',
    sentence: 'Nikomu nie pokazujemy tego adresu.',
    paragraph:
      'Proszę się nie spieszyć. Każdą odpowiedź można później zmienić, a profil będzie widoczny dopiero po ponownym sprawdzeniu.',
  },
};
