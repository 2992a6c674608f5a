import type { Language } from './Language.ts';

export const de: Language = {
  tag: 'de',
  name: 'Deutsch',
  letters: 'äéöüß',
  audience: (age) => `Für Menschen über\u00a0${age}, die jemanden kennenlernen möchten`,
  loading: 'Einen Moment bitte …',
  slowStart:
    'Diese Seite hat sich noch nicht geöffnet. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es dann noch einmal.',
  supportHint: 'Wenn sie sich auch dann nicht öffnet, schreiben Sie uns bitte:',
  noScript: (name) =>
    `${name} braucht JavaScript. Bitte schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie diese Seite neu.`,
  wrongHost: (name, host) =>
    `Diese Kopie von ${name} steht nicht an ihrem Platz. Bitte gehen Sie stattdessen zu ${host}.`,
  gone: (name) => `${name} gibt es nicht mehr. Unter dieser Adresse finden Sie nichts mehr.`,
  notLoaded: 'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  broken: 'Auf unserer Seite ist etwas schiefgegangen. Bitte laden Sie die Seite neu.',
  reload: 'Seite neu laden',
  legalVersion: (date) => `Stand: ${date}`,
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
};
