import type { Language } from './Language.ts';

export const de: Language = {
  tag: 'de',
  name: 'Deutsch',
  loading: 'Einen Moment bitte …',
  slowStart:
    'Diese Seite hat sich noch nicht geöffnet. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal.',
  supportHint: 'Wenn sie sich auch dann nicht öffnet, schreiben Sie uns bitte:',
  noScript: (name) =>
    `${name} braucht JavaScript. Bitte schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie diese Seite neu.`,
  wrongHost: (name, host) =>
    `Diese Kopie von ${name} steht nicht an ihrem Platz. Bitte gehen Sie stattdessen zu ${host}.`,
  broken: 'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  reload: 'Seite neu laden',
  usernames: {
    nounFirst: false,
    families: [
      {
        adjectives: 'Heiterer Ruhiger Kluger Froher Stiller Freundlicher Geduldiger',
        animals: 'Fuchs Otter Kranich Delfin Luchs Storch Falke Reiher Adler Schwan',
      },
      {
        adjectives: 'Heitere Ruhige Kluge Frohe Stille Freundliche Geduldige',
        animals: 'Amsel Lerche Eule Schwalbe Meise Nachtigall Drossel Möwe',
      },
    ],
  },
  gallery: {
    send: 'Nachricht senden',
    more: 'Weitere Mitglieder anzeigen',
    label: 'Mitgliedsname',
    hint: 'Zum Beispiel Anna oder Peter',
    error: 'Geben Sie einen Namen mit mindestens 3 Buchstaben ein.',
    question: 'Wie würden Sie einen Nachmittag beschreiben, an dem alles gelingt?',
    option: 'Nur am Wochenende und bei schönem Wetter',
    failure: 'Fehler: Ihre Nachricht konnte nicht gesendet werden.',
    sentence: 'Ihre Adresse zeigen wir niemandem.',
    paragraph:
      'Lassen Sie sich Zeit. Sie können jede Antwort später ändern, und niemand sieht Ihr Profil, bevor Sie es noch einmal angesehen haben.',
  },
  sandbox: {
    firstNames: {
      female:
        'Sabine Monika Petra Birgit Gabriele Andrea Susanne Martina Ulrike Heike Angelika Karin Renate Brigitte Cornelia Silvia Annette Christiane Beate Elke Marion Kerstin Barbara Regina Anja Claudia',
      male: 'Thomas Michael Andreas Peter Wolfgang Klaus Jürgen Bernd Uwe Frank Rainer Matthias Norbert Holger Joachim Dieter Ralf Georg Martin Stefan Werner Günter Axel Detlef Helmut Jochen',
    },
    exchanges: [
      ['Guten Abend! Dein Profil hat mich zum Lächeln gebracht.', 'Guten Abend! Wie nett von dir. Was war es denn?'],
      ['Ich gehe gern am Wasser spazieren. Du auch?', 'Sehr gern, am liebsten früh, wenn noch niemand unterwegs ist.'],
      [
        'Ich war heute auf dem Markt und habe viel zu viele Pflaumen gekauft.',
        'Dann wird es Zeit für einen Kuchen. Ich helfe gern beim Entsteinen.',
      ],
      [
        'Welches Buch liegt gerade auf deinem Nachttisch?',
        'Ein Krimi aus der Bretagne. Ich lese jeden Abend zu lange.',
      ],
      ['Am Sonntag gibt es hier ein kleines Konzert in der Kirche. Magst du Orgelmusik?', 'Ja, und ich käme gern mit.'],
      [
        'Ich habe dreißig Jahre lang unterrichtet, jetzt lerne ich selbst noch einmal Italienisch.',
        'Wie schön! Bei mir reicht es nur für den Kaffee.',
      ],
      ['Hast du Lust, einmal zu telefonieren?', 'Gern. Am Mittwochabend bin ich zu Hause.'],
      [
        'Mein Hund lässt grüßen. Er hat gerade den Garten umgegraben.',
        'Streichle ihn von mir. Meine Katze benimmt sich besser.',
      ],
      ['Wanderst du gern?', 'Ja, aber bitte mit einer Hütte am Ende!'],
      ['Wie war dein Tag?', 'Ruhig und gut. Ich habe Bohnen gesetzt und mit meiner Schwester Tee getrunken.'],
      ['Kochst du, oder lässt du dich lieber bekochen?', 'Ich koche. Aber eine Einladung schlage ich nie aus.'],
      ['Danke für deine ehrlichen Worte, das tut gut.', 'Bei dir fällt es mir leicht. Danke, dass du gefragt hast.'],
    ],
    replies: [
      'Das freut mich sehr. Erzähl mir mehr davon!',
      'Das klingt schön. Ich melde mich heute Abend in Ruhe.',
      'Da musste ich lachen. Geht mir genauso.',
      'Wie schön, von dir zu lesen. Ich denke auf dem Spaziergang darüber nach.',
    ],
    thanksForPicture: 'Was für ein schönes Bild! Danke, dass du es mir zeigst.',
    noPictureYet: 'Ich habe hier noch kein Bild. Am Wochenende suche ich ein gutes heraus.',
    comments: [
      'Das könnte auch meine Antwort sein. Wie sind Sie darauf gekommen?',
      'Da musste ich lächeln. Erzählen Sie mir mehr davon!',
    ],
    remarkOnAnswer: [
      'Das könnte auch meine Antwort sein. Wie bist du darauf gekommen?',
      'Da musste ich nicht lange überlegen. Schön, dass du es gelesen hast.',
    ],
    answers: {
      13: ['Die Bank am See', 'Unser Küchentisch', 'Die Altstadt am Morgen', 'Der Leuchtturm'],
      14: ['Mein Garten', 'Gute Bücher', 'Tee am Morgen', 'Musik'],
      16: [
        'Ausschlafen, Markt, zusammen kochen, Musik.',
        'Früh los, den ganzen Tag draußen, abends ein Glas Wein.',
        'Ein gutes Buch, Regen am Fenster und niemand, der drängt.',
        'Die Enkel zu Besuch und danach herrliche Stille.',
      ],
      101: [
        'Über meinen Enkel, der mir mein eigenes Telefon erklärt hat.',
        'Über meinen Hund, der den Pantoffel der Nachbarn heimgetragen hat.',
        'Über einen alten Film, den ich auswendig kann.',
        'Über den Kuchen, den ich mit Salz statt Zucker gebacken habe.',
      ],
      108: [
        'Ich bin neugierig geblieben, lache viel und koche am liebsten für andere.',
        'Meine Kinder sind aus dem Haus, der Garten ist groß, und am Tisch ist noch Platz.',
        'Ruhig, verlässlich, mit einem Sinn für trockenen Humor. Ich suche jemanden zum Reden und zum Schweigen.',
        'Theater, lange Spaziergänge, Kaffee am Fenster. Alles gern zu zweit.',
        'Meine Enkel glauben, ich wüsste alles über Vögel. Ich lasse sie in dem Glauben und schlage abends heimlich nach.',
        'Ich singe im Chor, nicht schön, aber mit großer Freude. Sonntags backe ich, und die Hälfte vom Kuchen bleibt immer übrig.',
        'Nach vielen Jahren im Büro habe ich mit dem Malen angefangen. Die Wände werden voll, kommen Sie und suchen Sie sich eins aus.',
        'Ich reise mit dem Zug, mit kleinem Gepäck und viel Zeit. Die besten Gespräche beginnen am Fenster.',
        'Früh wach, die Zeitung von hinten nach vorn gelesen, und danach für jeden Unsinn zu haben.',
        'Das Leben hat mich Geduld gelehrt, und Pläne habe ich noch viele: das Meer im Herbst, ein Tanzkurs, vielleicht ein Hund.',
      ],
    },
    icebreakers: [
      {
        question: 'Wo warst du zuletzt richtig glücklich?',
        answer: 'Im Herbst am Meer, mit Gegenwind und einer Thermoskanne.',
      },
      {
        question: 'Berge oder Meer?',
        answer: 'Das Meer, bei jedem Wetter. Für die Aussicht steige ich aber auch auf einen Hügel.',
      },
      {
        question: 'Was kochst du, wenn Besuch kommt?',
        answer: 'Eine große Pfanne Risotto, weil alle darum herum sitzen können.',
      },
      {
        question: 'Welches Lied kannst du auswendig?',
        answer: 'Alle Strophen eines alten Schlaflieds, das meine Mutter gesungen hat.',
      },
    ],
    supportMessage: 'Schön, dass Sie da sind. Wenn Sie eine Frage haben, schreiben Sie uns einfach hier.',
    personalityTitles: { about: 'Über mich', preferences: 'Vorlieben', more: 'Mehr über mich' },
    questions: {
      3: {
        text: 'Was suchen Sie?',
        topic: 'Was daraus werden darf',
        options: [
          'Eine Partnerschaft fürs Leben',
          'Jemanden zum Reisen',
          'Freundschaft',
          'Ich lasse es auf mich zukommen',
        ],
      },
      4: { text: 'Wann sind Sie geboren?' },
      5: { text: 'Wo wohnen Sie?' },
      6: { text: 'Wie groß sind Sie?' },
      7: { text: 'Wie alt darf Ihr Gegenüber sein?' },
      8: { text: 'Wie weit darf Ihr Gegenüber entfernt wohnen?' },
      9: {
        text: 'Wo würden Sie am liebsten aufwachen?',
        topic: 'Am liebsten aufwachen',
        options: ['Am Meer', 'In den Bergen', 'In der Stadt', 'Auf dem Land', 'Im Wald', 'Auf einer Insel'],
      },
      11: {
        text: 'Welche drei Wörter beschreiben Sie?',
        topic: 'In drei Worten',
        options: ['Fröhlich', 'Zuverlässig', 'Neugierig', 'Ruhig', 'Gesellig', 'Nachdenklich'],
      },
      12: { text: 'Wie wichtig ist Ihnen ein ordentliches Zuhause?', topic: 'Ein ordentliches Zuhause' },
      10: {
        text: 'Wie sieht Ihr perfekter Abend aus?',
        topic: 'Ein perfekter Abend',
        options: ['Zusammen kochen', 'Im Theater', 'Am Kamin', 'Beim Tanzen', 'Im Garten', 'Mit einem guten Buch'],
      },
      13: { text: 'Was ist Ihr Lieblingsort?', topic: 'Lieblingsort' },
      14: { text: 'Auf welche drei Dinge möchten Sie nicht verzichten?', topic: 'Unverzichtbar' },
      15: {
        text: 'Worüber sprechen Sie gern?',
        topic: 'Gern besprochen',
        options: ['Bücher', 'Reisen', 'Familie', 'Garten', 'Musik'],
      },
      16: { text: 'Wie sieht ein vollkommener Tag aus?', topic: 'Ein vollkommener Tag' },
      17: { text: 'Wie groß darf Ihr Gegenüber sein?' },
      18: { text: 'Was darf Ihr Gegenüber suchen?' },
      19: { text: 'Wie wichtig soll Ihrem Gegenüber ein ordentliches Zuhause mindestens sein?' },
      20: { text: 'Worüber möchten Sie gemeinsam sprechen können?' },
      33: {
        text: 'In welchem Zimmer fühlen Sie sich zu Hause?',
        topic: 'Ein Zimmer wie zu Hause',
        options: [
          'Hell und schlicht',
          'Eine Bibliothek',
          'Eine Bauernküche',
          'Ein Wintergarten',
          'Ein Loft über der Stadt',
          'Unter dem Dach',
        ],
      },
      34: {
        text: 'Welche Reise lockt Sie?',
        topic: 'Eine verlockende Reise',
        options: [
          'Mit der Bahn',
          'Unter Segeln',
          'Zu Fuß',
          'Ein Städtewochenende',
          'Mit dem Wohnmobil',
          'Ins Thermalbad',
        ],
      },
      101: { text: 'Worüber haben Sie zuletzt gelacht?', topic: 'Zuletzt gelacht über' },
      108: { text: 'Beschreiben Sie sich.' },
      119: { text: 'Für später.' },
    },
  },
};
