import type { Language } from './Language.ts';

export const pl: Language = {
  tag: 'pl',
  name: 'Polski',
  loading: 'Chwileczkę…',
  slowStart: 'Ta strona jeszcze się nie otworzyła. Prosimy sprawdzić połączenie i spróbować ponownie.',
  supportHint: 'Jeśli nadal się nie otwiera, prosimy do nas napisać:',
  noScript: (name) =>
    `${name} wymaga JavaScriptu. Prosimy włączyć go w ustawieniach przeglądarki i załadować tę stronę ponownie.`,
  wrongHost: (name, host) => `Ta kopia serwisu ${name} nie jest na swoim miejscu. Prosimy przejść na ${host}.`,
  broken: 'Nie udało się załadować tej strony. Prosimy sprawdzić połączenie i załadować ją ponownie.',
  reload: 'Załaduj stronę ponownie',
  usernames: {
    nounFirst: false,
    families: [
      {
        adjectives: 'Wesoły Spokojny Ciekawy Miły Słoneczny Cichy Bystry Łagodny',
        animals: 'Jeż Delfin Ryś Bóbr Jeleń Bocian Sokół Kos',
      },
      {
        adjectives: 'Wesoła Spokojna Ciekawa Miła Słoneczna Cicha Bystra Łagodna',
        animals: 'Wydra Sowa Sarna Sikorka Pszczoła Wiewiórka Czapla',
      },
    ],
  },
  gallery: {
    send: 'Wyślij wiadomość',
    more: 'Pokaż kolejne osoby',
    label: 'Nazwa użytkownika',
    hint: 'Na przykład Anna lub Piotr',
    error: 'Proszę wpisać nazwę z co najmniej 3 liter.',
    question: 'Jak opisaliby Państwo popołudnie, podczas którego wszystko się udaje?',
    option: 'Tylko w weekendy i przy ładnej pogodzie',
    failure: 'Błąd: nie udało się wysłać wiadomości.',
    sentence: 'Nikomu nie pokazujemy Państwa adresu.',
    paragraph:
      'Proszę się nie spieszyć. Każdą odpowiedź można później zmienić, a nikt nie zobaczy profilu, zanim nie zostanie ponownie przejrzany.',
  },
  sandbox: {
    firstNames: {
      female:
        'Barbara Krystyna Elżbieta Małgorzata Ewa Grażyna Danuta Teresa Halina Jolanta Bożena Renata Beata Iwona Dorota Urszula Wiesława Mariola Anna Joanna Aleksandra Hanna Lidia Zofia Jadwiga Alicja',
      male: 'Andrzej Krzysztof Marek Piotr Zbigniew Jerzy Tadeusz Ryszard Stanisław Janusz Dariusz Wojciech Mirosław Leszek Grzegorz Jacek Bogdan Sławomir Waldemar Henryk Roman Adam Witold Lech Edward Zenon',
    },
    messages: [
      'Dobry wieczór! Twój profil wywołał mój uśmiech.',
      'Miło, że też lubisz spacery nad wodą.',
      'Z targu mam dziś o wiele za dużo śliwek.',
      'Jaką książkę teraz czytasz?',
      'W niedzielę jest mały koncert w kościele. Lubisz organy?',
      'Po trzydziestu latach w szkole uczę się teraz włoskiego.',
      'Może kiedyś porozmawiamy przez telefon?',
      'Mój pies pozdrawia. Właśnie przekopał ogród.',
      'Dziękuję za szczerość, to dobrze robi.',
      'Wędrówki tak, ale z schroniskiem na końcu!',
    ],
    replies: [
      'Bardzo się cieszę. Opowiedz mi więcej!',
      'Brzmi pięknie. Wieczorem spokojnie odpiszę.',
      'Rozbawiło mnie to. U mnie tak samo.',
      'Chętnie! Czy pasuje weekend?',
    ],
    descriptions: [
      'Wciąż ciekawi mnie świat, dużo się śmieję i najchętniej gotuję dla innych.',
      'Dzieci wyszły z domu, ogród jest duży, a przy stole jest wolne miejsce.',
      'Spokój, rzetelność i odrobina humoru. Szukam kogoś do rozmowy i do milczenia.',
      'Teatr, długie spacery, kawa przy oknie. Wszystko chętnie we dwoje.',
    ],
    favouritePlaces: ['Ławka nad jeziorem', 'Nasz kuchenny stół', 'Stare miasto o świcie', 'Latarnia morska'],
    perfectDays: [
      'Leniwy poranek, targ, wspólne gotowanie, muzyka.',
      'Wczesna pobudka, cały dzień na dworze, wieczorem lampka wina.',
      'Dobra książka, deszcz za oknem i żadnego pośpiechu.',
      'Wnuki na obiedzie, a potem cudowna cisza.',
    ],
    icebreakers: [
      'Gdzie ostatnio było Ci naprawdę dobrze?',
      'Góry czy morze?',
      'Co gotujesz, gdy przychodzą goście?',
      'Jaką piosenkę znasz na pamięć?',
    ],
    supportMessage: 'Cieszymy się, że możemy Cię powitać. W razie pytań napisz po prostu tutaj.',
    personalityTitles: { about: 'O mnie', preferences: 'Preferencje', more: 'Więcej o mnie' },
    questions: {
      3: {
        text: 'Czego Pan/Pani szuka?',
        options: ['Związku na całe życie', 'Kogoś do podróży', 'Przyjaźni', 'Zobaczymy, co przyniesie los'],
      },
      4: { text: 'Kiedy jest data urodzenia?' },
      5: { text: 'Gdzie Pan/Pani mieszka?' },
      6: { text: 'Jaki ma Pan/Pani wzrost?' },
      7: { text: 'W jakim wieku może być partner?' },
      8: { text: 'Jak daleko może mieszkać partner?' },
      9: {
        text: 'Gdzie najchętniej by się obudzić?',
        options: ['Nad morzem', 'W górach', 'W mieście', 'Na wsi', 'W lesie', 'Na wyspie'],
      },
      11: {
        text: 'Jakie trzy słowa Pana/Panią opisują?',
        options: ['Pogoda ducha', 'Rzetelność', 'Ciekawość', 'Spokój', 'Towarzyskość', 'Zaduma'],
      },
      12: { text: 'Jak ważny jest porządek w domu?' },
      10: {
        text: 'Jak wygląda idealny wieczór?',
        options: ['Wspólne gotowanie', 'W teatrze', 'Przy kominku', 'Taniec', 'W ogrodzie', 'Z dobrą książką'],
      },
      13: { text: 'Jakie jest ulubione miejsce?' },
      14: { text: 'Bez jakich trzech rzeczy trudno się obejść?' },
      15: { text: 'O czym miło rozmawiać?', options: ['Książki', 'Podróże', 'Rodzina', 'Ogród', 'Muzyka'] },
      16: { text: 'Jak wygląda doskonały dzień?' },
      33: {
        text: 'W którym pokoju jest jak w domu?',
        options: ['Jasny i prosty', 'Biblioteka', 'Wiejska kuchnia', 'Ogród zimowy', 'Loft nad miastem', 'Na poddaszu'],
      },
      34: {
        text: 'Która podróż kusi?',
        options: ['Pociągiem', 'Pod żaglami', 'Pieszo', 'Weekend w mieście', 'Kamperem', 'Do spa'],
      },
      101: { text: 'Co ostatnio było zabawne?' },
      108: { text: 'Kilka słów o sobie.' },
      119: { text: 'Na później.' },
    },
  },
};
