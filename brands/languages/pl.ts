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
    exchanges: [
      ['Dobry wieczór! Twój profil wywołał mój uśmiech.', 'Dobry wieczór! Jak miło. Co Cię w nim rozbawiło?'],
      ['Lubię spacery nad wodą. A Ty?', 'Bardzo, najchętniej rano, gdy nikogo tam nie ma.'],
      ['Z targu mam dziś o wiele za dużo śliwek.', 'To pora na ciasto. Chętnie pomogę je drylować.'],
      ['Jaką książkę teraz czytasz?', 'Kryminał z Bretanii. Co wieczór czytam za długo.'],
      ['W niedzielę jest mały koncert w kościele. Lubisz organy?', 'Tak, i chętnie pójdę razem z Tobą.'],
      ['Po trzydziestu latach w szkole uczę się teraz włoskiego.', 'Jak pięknie! Ja umiem tylko zamówić kawę.'],
      ['Może kiedyś porozmawiamy przez telefon?', 'Chętnie. W środę wieczorem jestem w domu.'],
      ['Mój pies pozdrawia. Właśnie przekopał ogród.', 'Pogłaszcz go ode mnie. Mój kot jest grzeczniejszy.'],
      ['Lubisz wędrówki?', 'Tak, ale ze schroniskiem na końcu!'],
      ['Jak minął Ci dzień?', 'Spokojnie i dobrze. Najpierw fasola w ogrodzie, potem herbata z siostrą.'],
      ['Gotujesz, czy wolisz dać się ugościć?', 'Gotuję. Ale zaproszenia nigdy nie odmawiam.'],
      ['Dziękuję za szczerość, to dobrze robi.', 'Z Tobą to łatwe. Dziękuję za pytanie.'],
    ],
    replies: [
      'Bardzo się cieszę. Opowiedz mi więcej!',
      'Brzmi pięknie. Wieczorem spokojnie odpiszę.',
      'Rozbawiło mnie to. U mnie tak samo.',
      'Miło to czytać. Pomyślę o tym na spacerze.',
    ],
    thanksForPicture: 'Jakie piękne zdjęcie! Dziękuję, że mi je pokazujesz.',
    noPictureYet: 'Nie mam tu jeszcze zdjęcia. W weekend poszukam dobrego.',
    comments: [
      'To mogłaby być też moja odpowiedź. Skąd ten pomysł?',
      'Uśmiech pojawił się sam. Proszę opowiedzieć o tym więcej!',
    ],
    remarkOnAnswer: [
      'To mogłaby być też moja odpowiedź. Skąd taki pomysł?',
      'Od razu, bez namysłu. Miło, że ją czytasz.',
    ],
    answers: {
      13: ['Ławka nad jeziorem', 'Nasz kuchenny stół', 'Stare miasto o świcie', 'Latarnia morska'],
      14: ['Mój ogród', 'Dobre książki', 'Poranna herbata', 'Muzyka'],
      16: [
        'Leniwy poranek, targ, wspólne gotowanie, muzyka.',
        'Wczesna pobudka, cały dzień na dworze, wieczorem lampka wina.',
        'Dobra książka, deszcz za oknem i żadnego pośpiechu.',
        'Wnuki na obiedzie, a potem cudowna cisza.',
      ],
      101: [
        'Wnuk, który objaśnił mi mój własny telefon.',
        'Pies, który przyniósł kapeć od sąsiadów.',
        'Stary film, który znam na pamięć.',
        'Ciasto, do którego trafiła sól zamiast cukru.',
      ],
      108: [
        'Wciąż ciekawi mnie świat, dużo się śmieję i najchętniej gotuję dla innych.',
        'Dzieci wyszły z domu, ogród jest duży, a przy stole jest wolne miejsce.',
        'Spokój, rzetelność i odrobina humoru. Szukam kogoś do rozmowy i do milczenia.',
        'Teatr, długie spacery, kawa przy oknie. Wszystko chętnie we dwoje.',
      ],
    },
    icebreakers: [
      {
        question: 'Gdzie ostatnio było Ci naprawdę dobrze?',
        answer: 'Jesienią nad morzem, z wiatrem w twarz i z termosem.',
      },
      { question: 'Góry czy morze?', answer: 'Morze, w każdą pogodę. Ale dla widoku wejdę też na wzgórze.' },
      {
        question: 'Co gotujesz, gdy przychodzą goście?',
        answer: 'Wielką patelnię risotta, bo wszyscy mogą wokół niej usiąść.',
      },
      {
        question: 'Jaką piosenkę znasz na pamięć?',
        answer: 'Wszystkie zwrotki starej kołysanki, którą śpiewała moja mama.',
      },
    ],
    supportMessage: 'Cieszymy się, że możemy Cię powitać. W razie pytań napisz po prostu tutaj.',
    personalityTitles: { about: 'O mnie', preferences: 'Preferencje', more: 'Więcej o mnie' },
    questions: {
      3: {
        text: 'Czego Pan/Pani szuka?',
        topic: 'Co z tego może być',
        options: ['Związku na całe życie', 'Kogoś do podróży', 'Przyjaźni', 'Zobaczymy, co przyniesie los'],
      },
      4: { text: 'Kiedy jest data urodzenia?' },
      5: { text: 'Gdzie Pan/Pani mieszka?' },
      6: { text: 'Jaki ma Pan/Pani wzrost?' },
      7: { text: 'W jakim wieku może być partner?' },
      8: { text: 'Jak daleko może mieszkać partner?' },
      9: {
        text: 'Gdzie najchętniej by się obudzić?',
        topic: 'Wymarzony poranek',
        options: ['Nad morzem', 'W górach', 'W mieście', 'Na wsi', 'W lesie', 'Na wyspie'],
      },
      11: {
        text: 'Jakie trzy słowa Pana/Panią opisują?',
        topic: 'W trzech słowach',
        options: ['Pogoda ducha', 'Rzetelność', 'Ciekawość', 'Spokój', 'Towarzyskość', 'Zaduma'],
      },
      12: { text: 'Jak ważny jest porządek w domu?', topic: 'Porządek w domu' },
      10: {
        text: 'Jak wygląda idealny wieczór?',
        topic: 'Idealny wieczór',
        options: ['Wspólne gotowanie', 'W teatrze', 'Przy kominku', 'Taniec', 'W ogrodzie', 'Z dobrą książką'],
      },
      13: { text: 'Jakie jest ulubione miejsce?', topic: 'Ulubione miejsce' },
      14: { text: 'Bez jakich trzech rzeczy trudno się obejść?', topic: 'Niezbędne na co dzień' },
      15: {
        text: 'O czym miło rozmawiać?',
        topic: 'Tematy do rozmów',
        options: ['Książki', 'Podróże', 'Rodzina', 'Ogród', 'Muzyka'],
      },
      16: { text: 'Jak wygląda doskonały dzień?', topic: 'Idealny dzień' },
      17: { text: 'Jakiego wzrostu może być partner?' },
      18: { text: 'Czego może szukać ta druga osoba?' },
      19: { text: 'Jak ważny powinien być dla tej osoby porządek w domu – co najmniej?' },
      20: { text: 'O czym miło byłoby wspólnie rozmawiać?' },
      33: {
        text: 'W którym pokoju jest jak w domu?',
        topic: 'Pokój jak w domu',
        options: ['Jasny i prosty', 'Biblioteka', 'Wiejska kuchnia', 'Ogród zimowy', 'Loft nad miastem', 'Na poddaszu'],
      },
      34: {
        text: 'Która podróż kusi?',
        topic: 'Kusząca podróż',
        options: ['Pociągiem', 'Pod żaglami', 'Pieszo', 'Weekend w mieście', 'Kamperem', 'Do spa'],
      },
      101: { text: 'Co ostatnio było zabawne?', topic: 'Ostatni powód do śmiechu' },
      108: { text: 'Kilka słów o sobie.' },
      119: { text: 'Na później.' },
    },
  },
};
