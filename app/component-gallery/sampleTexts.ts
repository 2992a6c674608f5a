import type { GallerySettings } from './gallerySettings.ts';

const en = {
  send: 'Send message',
  more: 'Show more members',
  label: 'Member name',
  hint: 'For example Anna or Peter',
  error: 'Enter a name of at least 3 letters.',
  question: 'How would you describe an afternoon on which everything goes well?',
  option: 'Only at weekends, and in good weather',
  failure: 'Error: your message could not be sent.',
  sentence: 'We never show your address to anybody.',
  paragraph:
    'Take your time. You can change every answer later, and nobody sees your profile before you have looked at it once more.',
};

export type SampleTexts = Readonly<Record<keyof typeof en, string>>;

/**
 * The texts with which the visual checks look at long words and sentences of each language. Everything else in the
 * gallery is English. None of it is a text of the product, so no catalogue has it.
 */
export const sampleTexts: Readonly<Record<GallerySettings['lang'], SampleTexts>> = {
  en,
  de: {
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
  fr: {
    send: 'Envoyer le message',
    more: 'Afficher d’autres membres',
    label: 'Nom de membre',
    hint: 'Par exemple Anne ou Pierre',
    error: 'Saisissez un nom d’au moins 3 lettres.',
    question: 'Comment décririez-vous un après-midi où tout se passe bien ?',
    option: 'Seulement le week-end et par beau temps',
    failure: 'Erreur : votre message n’a pas pu être envoyé.',
    sentence: 'Nous ne montrons votre adresse à personne.',
    paragraph:
      'Prenez votre temps. Vous pouvez modifier chaque réponse plus tard, et personne ne voit votre profil avant que vous l’ayez relu.',
  },
  cs: {
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
  pl: {
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
};

/** The same in every language: what breaks a layout that was only tried with short words. */
export const stressTexts = {
  longWord:
    'Datenschutzgrundverordnungskonforme Einwilligungserklärung zur Partnerschaftsvermittlungsgebührenrückerstattung',
  longName: 'Maximiliane-Friederike von Württemberg-Hohenlohe-Langenburg',
  url: 'https://example.org/averyveryverylongaddressthatneverbreaksanywherebecausesomebodypastedit',
  arabic: 'مرحبًا، أتمنى لك يومًا جميلًا',
};
