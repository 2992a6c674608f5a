import type { Language } from './firstNames.ts';

export type Texts = Readonly<Record<Language, string>>;

const toTexts = (en: string, de: string, fr: string, cz: string, pl: string): Texts => ({ en, de, fr, cz, pl });

/** The qids of questions with a role; 2 is fixed by the product, the others are the sandbox's own. */
export const qids = { ageRange: 2, distance: 3, height: 4, birthday: 5, city: 6 } as const;

/** A question as it stands below, by its place in the list. */
export interface WrittenQuestion {
  id: number;
  type: number;
  text: Texts;
  options?: readonly Texts[];
  /** Names of the options' pictures, in their order. */
  keys?: readonly string[];
  qid?: number;
  skippable?: boolean;
  choiceRange?: readonly [min: number, max: number | null];
}

const agreementOptions = [1, 2, 3, 4, 5, 6, 7].map((step) => {
  const number = String(step);
  return toTexts(number, number, number, number, number);
});

/** The questionnaire: all eleven types, in order. */
export const writtenQuestions: readonly WrittenQuestion[] = [
  {
    id: 3,
    type: 1,
    text: toTexts(
      'What are you looking for?',
      'Was suchen Sie?',
      'Que cherchez-vous ?',
      'Co hledáte?',
      'Czego Pan/Pani szuka?',
    ),
    options: [
      toTexts(
        'A partner for life',
        'Eine Partnerschaft fürs Leben',
        'Une relation pour la vie',
        'Vztah na celý život',
        'Związku na całe życie',
      ),
      toTexts(
        'Somebody to travel with',
        'Jemanden zum Reisen',
        'Quelqu’un pour voyager',
        'Někoho na cestování',
        'Kogoś do podróży',
      ),
      toTexts('Friendship', 'Freundschaft', 'Une amitié', 'Přátelství', 'Przyjaźni'),
      toTexts(
        'I will see what comes',
        'Ich lasse es auf mich zukommen',
        'Je verrai bien',
        'Nechám se překvapit',
        'Zobaczymy, co przyniesie los',
      ),
    ],
  },
  {
    id: 4,
    qid: qids.birthday,
    type: 5,
    text: toTexts(
      'When were you born?',
      'Wann sind Sie geboren?',
      'Quelle est votre date de naissance ?',
      'Kdy jste se narodili?',
      'Kiedy jest data urodzenia?',
    ),
  },
  {
    id: 5,
    qid: qids.city,
    type: 7,
    text: toTexts(
      'Where do you live?',
      'Wo wohnen Sie?',
      'Où habitez-vous ?',
      'Kde bydlíte?',
      'Gdzie Pan/Pani mieszka?',
    ),
  },
  {
    id: 6,
    qid: qids.height,
    type: 8,
    text: toTexts(
      'How tall are you?',
      'Wie groß sind Sie?',
      'Quelle est votre taille ?',
      'Kolik měříte?',
      'Jaki ma Pan/Pani wzrost?',
    ),
  },
  {
    id: 7,
    qid: qids.ageRange,
    type: 10,
    text: toTexts(
      'How old may your partner be?',
      'Wie alt darf Ihr Gegenüber sein?',
      'Quel âge peut avoir votre partenaire ?',
      'Kolik let může být vašemu protějšku?',
      'W jakim wieku może być partner?',
    ),
  },
  {
    id: 8,
    qid: qids.distance,
    type: 9,
    text: toTexts(
      'How far may your partner live from you?',
      'Wie weit darf Ihr Gegenüber entfernt wohnen?',
      'À quelle distance peut habiter votre partenaire ?',
      'Jak daleko může protějšek bydlet?',
      'Jak daleko może mieszkać partner?',
    ),
  },
  {
    id: 9,
    type: 6,
    text: toTexts(
      'Where would you most like to wake up?',
      'Wo würden Sie am liebsten aufwachen?',
      'Où aimeriez-vous le plus vous réveiller ?',
      'Kde byste se nejraději probudili?',
      'Gdzie najchętniej by się obudzić?',
    ),
    keys: ['sea', 'mountains', 'city', 'countryside', 'forest', 'island'],
    options: [
      toTexts('By the sea', 'Am Meer', 'Au bord de la mer', 'U moře', 'Nad morzem'),
      toTexts('In the mountains', 'In den Bergen', 'À la montagne', 'V horách', 'W górach'),
      toTexts('In the city', 'In der Stadt', 'En ville', 'Ve městě', 'W mieście'),
      toTexts('In the countryside', 'Auf dem Land', 'À la campagne', 'Na venkově', 'Na wsi'),
      toTexts('In the forest', 'Im Wald', 'En forêt', 'V lese', 'W lesie'),
      toTexts('On an island', 'Auf einer Insel', 'Sur une île', 'Na ostrově', 'Na wyspie'),
    ],
  },
  {
    id: 11,
    type: 2,
    choiceRange: [3, 3],
    text: toTexts(
      'Which three words describe you?',
      'Welche drei Wörter beschreiben Sie?',
      'Quels trois mots vous décrivent ?',
      'Která tři slova vás vystihují?',
      'Jakie trzy słowa Pana/Panią opisują?',
    ),
    options: [
      toTexts('Cheerful', 'Fröhlich', 'De bonne humeur', 'Veselá povaha', 'Pogoda ducha'),
      toTexts('Reliable', 'Zuverlässig', 'Fiable', 'Spolehlivost', 'Rzetelność'),
      toTexts('Curious', 'Neugierig', 'De nature curieuse', 'Zvídavost', 'Ciekawość'),
      toTexts('Calm', 'Ruhig', 'Calme', 'Klid', 'Spokój'),
      toTexts('Sociable', 'Gesellig', 'Sociable', 'Společenská povaha', 'Towarzyskość'),
      toTexts('Thoughtful', 'Nachdenklich', 'De nature pensive', 'Přemýšlivost', 'Zaduma'),
    ],
  },
  {
    id: 12,
    type: 1,
    text: toTexts(
      'How important is a tidy home to you?',
      'Wie wichtig ist Ihnen ein ordentliches Zuhause?',
      'Un intérieur ordonné est-il important pour vous ?',
      'Jak důležitý je pro vás pořádek doma?',
      'Jak ważny jest porządek w domu?',
    ),
    options: agreementOptions,
  },
  {
    id: 10,
    type: 6,
    text: toTexts(
      'What is your perfect evening?',
      'Wie sieht Ihr perfekter Abend aus?',
      'Quelle est votre soirée idéale ?',
      'Jak vypadá váš ideální večer?',
      'Jak wygląda idealny wieczór?',
    ),
    keys: ['kitchen', 'theatre', 'fireside', 'dance', 'garden', 'book'],
    options: [
      toTexts('Cooking together', 'Zusammen kochen', 'Cuisiner à deux', 'Společné vaření', 'Wspólne gotowanie'),
      toTexts('At the theatre', 'Im Theater', 'Au théâtre', 'V divadle', 'W teatrze'),
      toTexts('By the fire', 'Am Kamin', 'Au coin du feu', 'U krbu', 'Przy kominku'),
      toTexts('Dancing', 'Beim Tanzen', 'Danser', 'Tanec', 'Taniec'),
      toTexts('In the garden', 'Im Garten', 'Au jardin', 'Na zahradě', 'W ogrodzie'),
      toTexts('With a good book', 'Mit einem guten Buch', 'Avec un bon livre', 'S dobrou knihou', 'Z dobrą książką'),
    ],
  },
  {
    id: 13,
    type: 3,
    skippable: true,
    text: toTexts(
      'What is your favourite place?',
      'Was ist Ihr Lieblingsort?',
      'Quel est votre endroit préféré ?',
      'Které místo máte nejraději?',
      'Jakie jest ulubione miejsce?',
    ),
  },
  {
    id: 14,
    type: 4,
    skippable: true,
    text: toTexts(
      'Which three things could you not do without?',
      'Auf welche drei Dinge möchten Sie nicht verzichten?',
      'De quelles trois choses ne pourriez-vous pas vous passer ?',
      'Bez kterých tří věcí se neobejdete?',
      'Bez jakich trzech rzeczy trudno się obejść?',
    ),
  },
  {
    id: 15,
    type: 2,
    choiceRange: [1, null],
    text: toTexts(
      'What do you like to talk about?',
      'Worüber sprechen Sie gern?',
      'De quoi aimez-vous parler ?',
      'O čem si rádi povídáte?',
      'O czym miło rozmawiać?',
    ),
    options: [
      toTexts('Books', 'Bücher', 'Les livres', 'Knihy', 'Książki'),
      toTexts('Travel', 'Reisen', 'Les voyages', 'Cestování', 'Podróże'),
      toTexts('Family', 'Familie', 'La famille', 'Rodina', 'Rodzina'),
      toTexts('Garden', 'Garten', 'Le jardin', 'Zahrada', 'Ogród'),
      toTexts('Music', 'Musik', 'La musique', 'Hudba', 'Muzyka'),
    ],
  },
  {
    id: 16,
    type: 11,
    skippable: true,
    text: toTexts(
      'What does a perfect day look like?',
      'Wie sieht ein vollkommener Tag aus?',
      'À quoi ressemble une journée parfaite ?',
      'Jak vypadá dokonalý den?',
      'Jak wygląda doskonały dzień?',
    ),
  },
];

/** The additional questions; the client hides 108 and drops 119. */
export const writtenAdditionalQuestions: readonly WrittenQuestion[] = [
  {
    id: 33,
    type: 6,
    skippable: true,
    text: toTexts(
      'Which room feels like home?',
      'In welchem Zimmer fühlen Sie sich zu Hause?',
      'Dans quelle pièce vous sentez-vous chez vous ?',
      'Ve kterém pokoji se cítíte jako doma?',
      'W którym pokoju jest jak w domu?',
    ),
    keys: ['scandinavian', 'library', 'farmhouse', 'conservatory', 'loft', 'attic'],
    options: [
      toTexts('Bright and simple', 'Hell und schlicht', 'Claire et sobre', 'Světlý a jednoduchý', 'Jasny i prosty'),
      toTexts('A library', 'Eine Bibliothek', 'Une bibliothèque', 'Knihovna', 'Biblioteka'),
      toTexts('A farmhouse kitchen', 'Eine Bauernküche', 'Une cuisine de ferme', 'Selská kuchyně', 'Wiejska kuchnia'),
      toTexts('A conservatory', 'Ein Wintergarten', 'Un jardin d’hiver', 'Zimní zahrada', 'Ogród zimowy'),
      toTexts(
        'A loft above the city',
        'Ein Loft über der Stadt',
        'Un loft en ville',
        'Loft nad městem',
        'Loft nad miastem',
      ),
      toTexts('Under the roof', 'Unter dem Dach', 'Sous les toits', 'Pod střechou', 'Na poddaszu'),
    ],
  },
  {
    id: 34,
    type: 6,
    skippable: true,
    text: toTexts(
      'Which journey tempts you?',
      'Welche Reise lockt Sie?',
      'Quel voyage vous tente ?',
      'Která cesta vás láká?',
      'Która podróż kusi?',
    ),
    keys: ['train', 'sail', 'hike', 'city_break', 'camper', 'spa'],
    options: [
      toTexts('By train', 'Mit der Bahn', 'En train', 'Vlakem', 'Pociągiem'),
      toTexts('Under sail', 'Unter Segeln', 'À la voile', 'Pod plachtami', 'Pod żaglami'),
      toTexts('On foot', 'Zu Fuß', 'À pied', 'Pěšky', 'Pieszo'),
      toTexts(
        'A weekend in a city',
        'Ein Städtewochenende',
        'Un week-end en ville',
        'Víkend ve městě',
        'Weekend w mieście',
      ),
      toTexts('With a camper', 'Mit dem Wohnmobil', 'En camping-car', 'Obytným vozem', 'Kamperem'),
      toTexts('To a spa', 'Ins Thermalbad', 'Aux thermes', 'Do lázní', 'Do spa'),
    ],
  },
  {
    id: 101,
    type: 11,
    skippable: true,
    text: toTexts(
      'What has made you laugh lately?',
      'Worüber haben Sie zuletzt gelacht?',
      'Qu’est-ce qui vous a fait rire récemment ?',
      'Čemu jste se naposledy zasmáli?',
      'Co ostatnio było zabawne?',
    ),
  },
  {
    id: 108,
    type: 11,
    skippable: true,
    text: toTexts(
      'Describe yourself.',
      'Beschreiben Sie sich.',
      'Décrivez-vous.',
      'Popište se.',
      'Kilka słów o sobie.',
    ),
  },
  {
    id: 119,
    type: 3,
    skippable: true,
    text: toTexts('Kept for later.', 'Für später.', 'Pour plus tard.', 'Na později.', 'Na później.'),
  },
];
