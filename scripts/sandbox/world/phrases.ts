import type { Language } from './firstNames.ts';

export interface Phrases {
  /** What members write to each other, in no particular order. */
  messages: readonly string[];
  /** Answers to what the viewer sends. */
  replies: readonly string[];
  /** Personal descriptions (question 108). */
  descriptions: readonly string[];
  /** Favourite places, 32 characters at most. */
  favouritePlaces: readonly string[];
  /** Perfect days. */
  perfectDays: readonly string[];
  /** Questions that break the ice. */
  icebreakers: readonly string[];
  supportSubject: string;
  supportMessage: string;
}

/** What invented members say in the five languages. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  de: {
    messages: [
      'Guten Abend! Dein Profil hat mich zum Lächeln gebracht.',
      'Schön, dass du auch gern am Wasser spazieren gehst.',
      'Ich war heute auf dem Markt und habe viel zu viele Pflaumen gekauft.',
      'Welches Buch liegt gerade auf deinem Nachttisch?',
      'Am Sonntag gibt es hier ein kleines Konzert in der Kirche. Magst du Orgelmusik?',
      'Ich habe dreißig Jahre lang unterrichtet, jetzt lerne ich selbst noch einmal Italienisch.',
      'Hast du Lust, einmal zu telefonieren?',
      'Mein Hund lässt grüßen. Er hat gerade den Garten umgegraben.',
      'Danke für deine ehrlichen Worte, das tut gut.',
      'Wandern ja, aber bitte mit einer Hütte am Ende!',
    ],
    replies: [
      'Das freut mich sehr. Erzähl mir mehr davon!',
      'Das klingt schön. Ich melde mich heute Abend in Ruhe.',
      'Da musste ich lachen. Geht mir genauso.',
      'Gern! Passt dir das Wochenende?',
    ],
    descriptions: [
      'Ich bin neugierig geblieben, lache viel und koche am liebsten für andere.',
      'Meine Kinder sind aus dem Haus, der Garten ist groß, und am Tisch ist noch Platz.',
      'Ruhig, verlässlich, mit einem Sinn für trockenen Humor. Ich suche jemanden zum Reden und zum Schweigen.',
      'Theater, lange Spaziergänge, Kaffee am Fenster. Alles gern zu zweit.',
    ],
    favouritePlaces: ['Die Bank am See', 'Unser Küchentisch', 'Die Altstadt am Morgen', 'Der Leuchtturm'],
    perfectDays: [
      'Ausschlafen, Markt, zusammen kochen, Musik.',
      'Früh los, den ganzen Tag draußen, abends ein Glas Wein.',
      'Ein gutes Buch, Regen am Fenster und niemand, der drängt.',
      'Die Enkel zu Besuch und danach herrliche Stille.',
    ],
    icebreakers: [
      'Wo warst du zuletzt richtig glücklich?',
      'Berge oder Meer?',
      'Was kochst du, wenn Besuch kommt?',
      'Welches Lied kannst du auswendig?',
    ],
    supportSubject: 'Willkommen',
    supportMessage: 'Schön, dass Sie da sind. Wenn Sie eine Frage haben, schreiben Sie uns einfach hier.',
  },
  en: {
    messages: [
      'Good evening! Your profile made me smile.',
      'How nice that you like walking by the water too.',
      'I went to the market this morning and came home with far too many plums.',
      'Which book is on your bedside table at the moment?',
      'There is a small concert in the church on Sunday. Do you like organ music?',
      'I taught for thirty years, and now I am a pupil again: Italian, on Thursdays.',
      'Would you like to talk on the phone some time?',
      'My dog sends his regards. He has just dug up the garden.',
      'Thank you for being so honest. It does me good.',
      'Hiking, yes, but with a tea room at the end, please!',
    ],
    replies: [
      'That makes me very happy. Tell me more!',
      'That sounds lovely. I will write properly this evening.',
      'You made me laugh. It is just the same with me.',
      'Gladly! Would the weekend suit you?',
    ],
    descriptions: [
      'I have stayed curious, I laugh a lot, and I like cooking for other people best.',
      'My children have left home, the garden is large, and there is a free place at the table.',
      'Calm, reliable, with a dry sense of humour. I am looking for someone to talk to and be quiet with.',
      'Theatre, long walks, coffee by the window. All of it gladly for two.',
    ],
    favouritePlaces: ['The bench by the lake', 'Our kitchen table', 'The old town at dawn', 'The lighthouse'],
    perfectDays: [
      'A slow start, the market, cooking together, music.',
      'Out early, all day in the open, a glass of wine at night.',
      'A good book, rain on the window, and nobody in a hurry.',
      'The grandchildren for lunch, and then glorious silence.',
    ],
    icebreakers: [
      'Where were you last truly happy?',
      'Mountains or the sea?',
      'What do you cook when guests come?',
      'Which song do you know by heart?',
    ],
    supportSubject: 'Welcome',
    supportMessage: 'It is good to have you here. If you have a question, just write to us in this conversation.',
  },
  fr: {
    messages: [
      'Bonsoir ! Votre profil m’a fait sourire.',
      'Vous aimez aussi marcher au bord de l’eau, quel plaisir.',
      'Je reviens du marché avec beaucoup trop de prunes.',
      'Quel livre lisez-vous en ce moment ?',
      'Il y a un petit concert à l’église dimanche. Aimez-vous l’orgue ?',
      'J’ai enseigné pendant trente ans et me voilà de nouveau élève : italien, le jeudi.',
      'Auriez-vous envie qu’on se téléphone un jour ?',
      'Mon chien vous salue. Il vient de retourner le jardin.',
      'Merci pour votre franchise, cela fait du bien.',
      'La randonnée, oui, mais avec une auberge au bout !',
    ],
    replies: [
      'Cela me fait très plaisir. Racontez-moi !',
      'Quelle belle idée. Je vous écris ce soir, tranquillement.',
      'Vous m’avez fait rire. C’est pareil pour moi.',
      'Volontiers ! Le week-end vous conviendrait ?',
    ],
    descriptions: [
      'J’ai gardé ma curiosité, je ris beaucoup et j’aime surtout cuisiner pour les autres.',
      'Les enfants sont partis, le jardin est grand et il reste une place à table.',
      'Calme, fiable, avec un humour discret. Je cherche quelqu’un avec qui parler et se taire.',
      'Théâtre, longues promenades, café près de la fenêtre. Volontiers à deux.',
    ],
    favouritePlaces: ['Le banc près du lac', 'Notre table de cuisine', 'La vieille ville à l’aube', 'Le phare'],
    perfectDays: [
      'Se lever tard, le marché, cuisiner à deux, de la musique.',
      'Partir tôt, la journée dehors, un verre de vin le soir.',
      'Un bon livre, la pluie aux vitres, et rien ne presse.',
      'Les petits-enfants à midi, puis un beau silence.',
    ],
    icebreakers: [
      'Où avez-vous connu votre dernier grand bonheur ?',
      'La montagne ou la mer ?',
      'Que cuisinez-vous pour vos invités ?',
      'Quelle chanson connaissez-vous par cœur ?',
    ],
    supportSubject: 'Bienvenue',
    supportMessage: 'Nous sommes heureux de vous accueillir. Pour toute question, écrivez-nous simplement ici.',
  },
  cz: {
    messages: [
      'Dobrý večer! Váš profil mě potěšil.',
      'To je hezké, že také rádi chodíte na procházky k vodě.',
      'Z trhu mám dnes domů příliš mnoho švestek.',
      'Jakou knihu teď čtete?',
      'V neděli je v kostele malý koncert. Máte ráda varhany?',
      'Po třiceti letech ve škole se teď učím italsky.',
      'Nechcete si někdy zatelefonovat?',
      'Můj pes zdraví. Právě překopal celou zahradu.',
      'Děkuji za upřímnost, udělala mi dobře.',
      'Túry ano, ale na konci prosím s hospůdkou!',
    ],
    replies: [
      'To mám velkou radost. Povězte mi víc!',
      'To zní hezky. Večer v klidu napíšu.',
      'To mě rozesmálo. Mám to stejně.',
      'S radostí! Hodil by se vám víkend?',
    ],
    descriptions: [
      'Jsem stále zvědavý člověk, rád se směji a nejraději vařím pro druhé.',
      'Děti odešly z domu, zahrada je velká a u stolu je ještě místo.',
      'Klidná povaha se suchým humorem. Hledám někoho na povídání i na mlčení.',
      'Divadlo, dlouhé procházky, káva u okna. Všechno raději ve dvou.',
    ],
    favouritePlaces: ['Lavička u rybníka', 'Náš kuchyňský stůl', 'Staré město za svítání', 'Maják'],
    perfectDays: [
      'Pomalé ráno, trh, společné vaření, hudba.',
      'Brzy vyrazit, celý den venku, večer sklenka vína.',
      'Dobrá kniha, déšť za oknem a nikam nespěchat.',
      'Vnoučata na oběd a potom nádherné ticho.',
    ],
    icebreakers: [
      'Kde vám bylo naposledy opravdu dobře?',
      'Hory, nebo moře?',
      'Co vaříte, když přijde návštěva?',
      'Kterou písničku umíte nazpaměť?',
    ],
    supportSubject: 'Vítejte',
    supportMessage: 'Jsme rádi, že jste tady. Máte-li otázku, napište nám prostě sem.',
  },
  pl: {
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
    supportSubject: 'Witamy',
    supportMessage: 'Cieszymy się, że możemy Cię powitać. W razie pytań napisz po prostu tutaj.',
  },
};
