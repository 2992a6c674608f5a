import type { Language } from './Language.ts';

export const cz: Language = {
  tag: 'cs',
  name: 'Čeština',
  loading: 'Okamžik, prosím…',
  slowStart: 'Tato stránka se zatím neotevřela. Zkontrolujte prosím připojení a zkuste to znovu.',
  supportHint: 'Pokud se ani potom neotevře, napište nám prosím:',
  noScript: (name) =>
    `${name} potřebuje JavaScript. Zapněte jej prosím v nastavení prohlížeče a načtěte tuto stránku znovu.`,
  wrongHost: (name, host) => `Tato kopie služby ${name} není na svém místě. Přejděte prosím na ${host}.`,
  broken: 'Tuto stránku se nepodařilo načíst. Zkontrolujte prosím připojení a načtěte ji znovu.',
  reload: 'Načíst stránku znovu',
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
    label: 'Členské jméno',
    hint: 'Například Anna nebo Petr',
    error: 'Zadejte jméno alespoň o 3 písmenech.',
    question: 'Jak byste popsali odpoledne, kdy se všechno daří?',
    option: 'Jen o víkendu a za hezkého počasí',
    failure: 'Chyba: zprávu se nepodařilo odeslat.',
    sentence: 'Vaši adresu nikomu neukazujeme.',
    paragraph:
      'Nespěchejte. Každou odpověď můžete později změnit a nikdo neuvidí váš profil dříve, než si ho znovu prohlédnete.',
  },
  sandbox: {
    firstNames: {
      female:
        'Jana Hana Eva Alena Lenka Zdeňka Věra Ludmila Jitka Ivana Dagmar Marie Helena Jaroslava Milena Blanka Renata Libuše Vlasta Božena Irena Naděžda Radka Romana Šárka Zuzana',
      male: 'Jiří Petr Jan Josef Pavel Miroslav Zdeněk Jaroslav Karel Vladimír Milan Luboš Stanislav Václav Ladislav Ivan Roman Radek Bohumil Oldřich Vlastimil Zbyněk Libor Aleš Rudolf Otakar',
    },
    exchanges: [
      ['Dobrý večer! Váš profil mě potěšil.', 'Dobrý večer! To je milé. Čím vás potěšil?'],
      ['Mám procházky u vody moc v oblibě. Co vy?', 'Já také, nejvíc brzy ráno, kdy tam nikdo není.'],
      ['Z trhu mám dnes domů příliš mnoho švestek.', 'Tak to je čas na koláč. S peckováním pomohu.'],
      ['Jakou knihu teď čtete?', 'Detektivku z Bretaně. Každý večer čtu moc dlouho.'],
      ['V neděli je v kostele malý koncert. Líbí se vám varhany?', 'Ano, a půjdu s vámi velmi ochotně.'],
      ['Po třiceti letech ve škole se teď učím italsky.', 'To je krásné! Já umím jen objednat kávu.'],
      ['Nechcete si někdy zatelefonovat?', 'S radostí. Ve středu večer jsem doma.'],
      ['Můj pes zdraví. Právě překopal celou zahradu.', 'Pohlaďte ho za mě. Moje kočka je hodnější.'],
      ['Chodíte na túry?', 'Ano, ale na konci prosím s hospůdkou!'],
      ['Jaký jste měli den?', 'Klidný a dobrý. Zasadit fazole a pak čaj se sestrou.'],
      ['Vaříte, nebo se raději necháte pohostit?', 'Vařím. Ale pozvání nikdy neodmítnu.'],
      ['Děkuji za upřímnost, udělala mi dobře.', 'S vámi to jde snadno. Děkuji za otázku.'],
    ],
    replies: [
      'To mám velkou radost. Povězte mi víc!',
      'To zní hezky. Večer v klidu napíšu.',
      'To mě rozesmálo. Mám to stejně.',
      'Hezky se to čte. Na procházce o tom popřemýšlím.',
    ],
    thanksForPicture: 'To je krásný obrázek! Děkuji, že mi ho ukazujete.',
    noPictureYet: 'Zatím tu žádnou fotografii nemám. O víkendu nějakou pěknou vyberu.',
    comments: [
      'Tohle by mohla být i moje odpověď. Jak vás to napadlo?',
      'To mi vykouzlilo úsměv na tváři. Povězte mi o tom víc!',
    ],
    remarkOnAnswer: [
      'To by mohla být i moje odpověď. Jak vás napadla?',
      'Hned, bez přemýšlení. Je milé, že jste ji četli.',
    ],
    answers: {
      13: ['Lavička u rybníka', 'Náš kuchyňský stůl', 'Staré město za svítání', 'Maják'],
      14: ['Moje zahrada', 'Dobré knihy', 'Ranní čaj', 'Hudba'],
      16: [
        'Pomalé ráno, trh, společné vaření, hudba.',
        'Brzy vyrazit, celý den venku, večer sklenka vína.',
        'Dobrá kniha, déšť za oknem a nikam nespěchat.',
        'Vnoučata na oběd a potom nádherné ticho.',
      ],
      101: [
        'Vnukovi, který mi vysvětlil můj vlastní telefon.',
        'Svému psovi, který přinesl pantofel od sousedů.',
        'Starému filmu, který znám nazpaměť.',
        'Koláči, do kterého přišla sůl místo cukru.',
      ],
      108: [
        'Zůstala mi zvědavost, směju se často a nejraději vařím pro druhé.',
        'Děti odešly z domu, zahrada je velká a u stolu je ještě místo.',
        'Klidná povaha se suchým humorem. Hledám někoho na povídání i na mlčení.',
        'Divadlo, dlouhé procházky, káva u okna. Všechno raději ve dvou.',
      ],
    },
    icebreakers: [
      {
        question: 'Kde vám bylo naposledy opravdu dobře?',
        answer: 'Na podzim u moře, s větrem v tváři a s termoskou.',
      },
      { question: 'Hory, nebo moře?', answer: 'Moře, za každého počasí. Ale kvůli výhledu vyjdu i na kopec.' },
      {
        question: 'Co vaříte, když přijde návštěva?',
        answer: 'Velkou pánev rizota, protože kolem ní mohou sedět všichni.',
      },
      {
        question: 'Kterou písničku umíte nazpaměť?',
        answer: 'Všechny sloky staré ukolébavky, kterou zpívala moje maminka.',
      },
    ],
    supportMessage: 'Jsme rádi, že jste tady. Máte-li otázku, napište nám prostě sem.',
    personalityTitles: { about: 'O mně', preferences: 'Preference', more: 'Více o mně' },
    questions: {
      3: {
        text: 'Co hledáte?',
        topic: 'Co z toho může být',
        options: ['Vztah na celý život', 'Někoho na cestování', 'Přátelství', 'Nechám se překvapit'],
      },
      4: { text: 'Kdy jste se narodili?' },
      5: { text: 'Kde bydlíte?' },
      6: { text: 'Kolik měříte?' },
      7: { text: 'Kolik let může být vašemu protějšku?' },
      8: { text: 'Jak daleko může protějšek bydlet?' },
      9: {
        text: 'Kde byste se nejraději probudili?',
        topic: 'Ideální probuzení',
        options: ['U moře', 'V horách', 'Ve městě', 'Na venkově', 'V lese', 'Na ostrově'],
      },
      11: {
        text: 'Která tři slova vás vystihují?',
        topic: 'Třemi slovy',
        options: ['Veselá povaha', 'Spolehlivost', 'Zvídavost', 'Klid', 'Společenská povaha', 'Přemýšlivost'],
      },
      12: { text: 'Jak důležitý je pro vás pořádek doma?', topic: 'Uklizený domov' },
      10: {
        text: 'Jak vypadá váš ideální večer?',
        topic: 'Dokonalý večer',
        options: ['Společné vaření', 'V divadle', 'U krbu', 'Tanec', 'Na zahradě', 'S dobrou knihou'],
      },
      13: { text: 'Které místo máte nejraději?', topic: 'Oblíbené místo' },
      14: { text: 'Bez kterých tří věcí se neobejdete?', topic: 'Nepostradatelné' },
      15: {
        text: 'O čem si rádi povídáte?',
        topic: 'Témata k povídání',
        options: ['Knihy', 'Cestování', 'Rodina', 'Zahrada', 'Hudba'],
      },
      16: { text: 'Jak vypadá dokonalý den?', topic: 'Dokonalý den' },
      17: { text: 'Jak vysoký může být váš protějšek?' },
      18: { text: 'Co může druhá osoba hledat?' },
      19: { text: 'Jak důležitý by pro druhou osobu měl alespoň být pořádek doma?' },
      20: { text: 'O čem by mělo jít společně mluvit?' },
      33: {
        text: 'Ve kterém pokoji se cítíte jako doma?',
        topic: 'Pokoj jako doma',
        options: [
          'Světlý a jednoduchý',
          'Knihovna',
          'Selská kuchyně',
          'Zimní zahrada',
          'Loft nad městem',
          'Pod střechou',
        ],
      },
      34: {
        text: 'Která cesta vás láká?',
        topic: 'Lákavá cesta',
        options: ['Vlakem', 'Pod plachtami', 'Pěšky', 'Víkend ve městě', 'Obytným vozem', 'Do lázní'],
      },
      101: { text: 'Čemu jste se naposledy zasmáli?', topic: 'Nedávný smích' },
      108: { text: 'Popište se.' },
      119: { text: 'Na později.' },
    },
  },
};
