import type { Language } from './Language.ts';

export const fr: Language = {
  tag: 'fr',
  name: 'Français',
  letters: 'àâæçéèêëîïôœùûü',
  audience: (age) => `Pour les plus de\u00a0${age}\u00a0ans qui aimeraient faire une rencontre`,
  loading: 'Un instant, s’il vous plaît…',
  slowStart: 'Cette page ne s’est pas encore ouverte. Veuillez vérifier votre connexion, puis réessayer.',
  supportHint: 'Si elle ne s’ouvre toujours pas, écrivez-nous :',
  noScript: (name) =>
    `${name} a besoin de JavaScript. Veuillez l’activer dans les réglages de votre navigateur, puis recharger cette page.`,
  wrongHost: (name, host) => `Cette copie de ${name} n’est pas à sa place. Veuillez vous rendre sur ${host}.`,
  gone: (name) => `${name} a fermé. Il n’y a plus rien à cette adresse.`,
  notLoaded: 'Cette page n’a pas pu être chargée. Veuillez vérifier votre connexion, puis recharger la page.',
  broken: 'Une erreur s’est produite de notre côté. Veuillez recharger la page.',
  reload: 'Recharger la page',
  legalVersion: (date) => `Version du ${date}`,
  usernames: {
    nounFirst: true,
    families: [
      {
        adjectives: 'Joyeux Serein Calme Aimable Discret Patient',
        animals: 'Renard Dauphin Héron Cygne Merle Lynx Faucon Aigle',
      },
      {
        adjectives: 'Joyeuse Sereine Calme Aimable Discrète Patiente',
        animals: 'Mésange Loutre Chouette Hirondelle Alouette Cigogne Mouette',
      },
    ],
  },
  gallery: {
    send: 'Envoyer le message',
    more: 'Afficher d’autres membres',
    label: 'Nom de membre',
    hint: 'Par exemple Anne ou Pierre',
    error: 'Saisissez un nom d’au moins 3 lettres.',
    question: 'Comment décririez-vous un après-midi où tout se passe bien ?',
    option: 'Seulement le week-end et par beau temps',
    failure: 'Erreur : votre message n’a pas pu être envoyé.',
    sentence: 'Nous ne montrons votre adresse à personne.',
    paragraph:
      'Prenez votre temps. Vous pouvez modifier chaque réponse plus tard, et personne ne voit votre profil avant que vous l’ayez relu.',
  },
};
