import type { Language } from './Language.ts';

export const fr: Language = {
  tag: 'fr',
  name: 'Français',
  loading: 'Un instant, s’il vous plaît…',
  slowStart: 'Cette page ne s’est pas encore ouverte. Veuillez vérifier votre connexion, puis réessayer.',
  supportHint: 'Si elle ne s’ouvre toujours pas, écrivez-nous :',
  noScript: (name) =>
    `${name} a besoin de JavaScript. Veuillez l’activer dans les réglages de votre navigateur, puis recharger cette page.`,
  wrongHost: (name, host) => `Cette copie de ${name} n’est pas à sa place. Veuillez vous rendre sur ${host}.`,
  broken: 'Cette page n’a pas pu être chargée. Veuillez vérifier votre connexion, puis recharger la page.',
  reload: 'Recharger la page',
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
    question: 'Comment décririez-vous un après-midi où tout se passe bien ?',
    option: 'Seulement le week-end et par beau temps',
    failure: 'Erreur : votre message n’a pas pu être envoyé.',
    sentence: 'Nous ne montrons votre adresse à personne.',
    paragraph:
      'Prenez votre temps. Vous pouvez modifier chaque réponse plus tard, et personne ne voit votre profil avant que vous l’ayez relu.',
  },
  sandbox: {
    firstNames: {
      female:
        'Catherine Isabelle Sylvie Martine Françoise Nathalie Véronique Christine Brigitte Dominique Patricia Chantal Nicole Monique Corinne Pascale Valérie Agnès Odile Mireille Annick Josiane Marianne Thérèse Colette Élise',
      male: 'Philippe Alain Patrick Michel Pascal Thierry Laurent Christian Bernard Gérard Didier Olivier Jacques Daniel Serge Yves Gilles Hervé Bruno Marcel Roland Claude Denis Raymond Étienne Francis',
    },
    exchanges: [
      ['Bonsoir ! Votre profil m’a fait sourire.', 'Bonsoir ! C’est gentil. Qu’est-ce qui vous a fait sourire ?'],
      ['J’aime marcher au bord de l’eau. Et vous ?', 'Beaucoup, surtout tôt le matin, quand il n’y a personne.'],
      [
        'Je reviens du marché avec beaucoup trop de prunes.',
        'Alors, c’est le moment de faire une tarte. Je vous aiderais volontiers.',
      ],
      ['Quel livre lisez-vous en ce moment ?', 'Un roman policier breton. Je lis trop tard tous les soirs.'],
      ['Il y a un petit concert à l’église dimanche. Aimez-vous l’orgue ?', 'Oui, et je viendrais avec plaisir.'],
      [
        'J’ai enseigné pendant trente ans et me voilà de nouveau élève : italien, le jeudi.',
        'Quelle belle idée ! Je sais tout juste commander un café.',
      ],
      ['Auriez-vous envie qu’on se téléphone un jour ?', 'Volontiers. Mercredi soir, je suis chez moi.'],
      ['Mon chien vous salue. Il vient de retourner le jardin.', 'Une caresse de ma part. Mon chat est plus sage.'],
      ['Aimez-vous la randonnée ?', 'Oui, mais avec une auberge au bout !'],
      ['Comment s’est passée votre journée ?', 'Calme et agréable. Des haricots à semer et un thé avec ma sœur.'],
      [
        'Cuisinez-vous, ou préférez-vous qu’on cuisine pour vous ?',
        'Je cuisine. Mais je ne refuse jamais une invitation.',
      ],
      ['Merci pour votre franchise, cela fait du bien.', 'Avec vous, c’est facile. Merci de l’avoir demandé.'],
    ],
    replies: [
      'Cela me fait très plaisir. Racontez-moi !',
      'Quelle belle idée. Je vous écris ce soir, tranquillement.',
      'Vous m’avez fait rire. C’est pareil pour moi.',
      'Quel plaisir de vous lire. J’y pense pendant ma promenade.',
    ],
    thanksForPicture: 'Quelle belle photo ! Merci de me la montrer.',
    noPictureYet: 'Je n’ai pas encore de photo ici. J’en cherche une bonne ce week-end.',
    comments: [
      'Cela pourrait être ma réponse. Comment vous est-elle venue ?',
      'J’ai souri en lisant cela. Racontez-m’en davantage !',
    ],
    remarkOnAnswer: [
      'Cela pourrait être ma réponse aussi. Comment vous est-elle venue ?',
      'Tout de suite, sans réfléchir. C’est gentil de l’avoir lue.',
    ],
    answers: {
      13: ['Le banc près du lac', 'Notre table de cuisine', 'La vieille ville à l’aube', 'Le phare'],
      14: ['Mon jardin', 'De bons livres', 'Le café du matin', 'La musique'],
      16: [
        'Se lever tard, le marché, cuisiner à deux, de la musique.',
        'Partir tôt, la journée dehors, un verre de vin le soir.',
        'Un bon livre, la pluie aux vitres, et rien ne presse.',
        'Les petits-enfants à midi, puis un beau silence.',
      ],
      101: [
        'Mon petit-fils, qui m’a expliqué mon propre téléphone.',
        'Mon chien, revenu avec une pantoufle des voisins.',
        'Un vieux film que je connais par cœur.',
        'Le gâteau où j’ai mis du sel au lieu du sucre.',
      ],
      108: [
        'J’ai gardé ma curiosité, je ris beaucoup et j’aime surtout cuisiner pour les autres.',
        'Les enfants sont partis, le jardin est grand et il reste une place à table.',
        'Calme, fiable, avec un humour discret. Je cherche quelqu’un avec qui parler et se taire.',
        'Théâtre, longues promenades, café près de la fenêtre. Volontiers à deux.',
        'Mes petits-enfants croient que je sais tout sur les oiseaux. Je les laisse y croire, et le soir je vérifie en cachette.',
        'Je chante dans une chorale, pas toujours juste, mais avec joie. Le dimanche, je fais un gâteau, et il en reste toujours la moitié.',
        'Après de longues années de bureau, j’ai découvert la peinture. Il n’y a plus de place aux murs : venez choisir un tableau.',
        'Je voyage en train, avec un petit sac et tout mon temps. Les plus belles conversations commencent près de la fenêtre.',
        'Je me lève tôt, je lis le journal en commençant par la fin, et la journée peut ensuite m’apporter toutes les surprises.',
        'La vie m’a appris la patience, et j’ai encore bien des projets : la mer en automne, un cours de danse, un chien peut-être.',
      ],
    },
    icebreakers: [
      {
        question: 'Où avez-vous connu votre dernier grand bonheur ?',
        answer: 'À la mer, cet automne, face au vent, avec une bouteille thermos.',
      },
      {
        question: 'La montagne ou la mer ?',
        answer: 'La mer, par tous les temps. Mais pour la vue, je monte aussi sur une colline.',
      },
      {
        question: 'Que cuisinez-vous pour vos invités ?',
        answer: 'Un grand risotto, parce que tout le monde s’assied autour.',
      },
      {
        question: 'Quelle chanson connaissez-vous par cœur ?',
        answer: 'Tous les couplets d’une vieille berceuse que chantait ma mère.',
      },
    ],
    supportMessage: 'Nous sommes heureux de vous accueillir. Pour toute question, écrivez-nous simplement ici.',
    personalityTitles: { about: 'À propos de moi', preferences: 'Préférences', more: 'Encore un mot' },
    questions: {
      3: {
        text: 'Que cherchez-vous ?',
        topic: 'Ce que cela peut devenir',
        options: ['Une relation pour la vie', 'Quelqu’un pour voyager', 'Une amitié', 'Je verrai bien'],
      },
      4: { text: 'Quelle est votre date de naissance ?' },
      5: { text: 'Où habitez-vous ?' },
      6: { text: 'Quelle est votre taille ?' },
      7: { text: 'Quel âge peut avoir votre partenaire ?' },
      8: { text: 'À quelle distance peut habiter votre partenaire ?' },
      9: {
        text: 'Où aimeriez-vous le plus vous réveiller ?',
        topic: 'Le réveil idéal',
        options: ['Au bord de la mer', 'À la montagne', 'En ville', 'À la campagne', 'En forêt', 'Sur une île'],
      },
      11: {
        text: 'Quels trois mots vous décrivent ?',
        topic: 'En trois mots',
        options: ['De bonne humeur', 'Fiable', 'De nature curieuse', 'Calme', 'Sociable', 'De nature pensive'],
      },
      12: { text: 'Un intérieur ordonné est-il important pour vous ?', topic: 'Une maison bien rangée' },
      10: {
        text: 'Quelle est votre soirée idéale ?',
        topic: 'Une soirée parfaite',
        options: ['Cuisiner à deux', 'Au théâtre', 'Au coin du feu', 'Danser', 'Au jardin', 'Avec un bon livre'],
      },
      13: { text: 'Quel est votre endroit préféré ?', topic: 'Lieu préféré' },
      14: { text: 'De quelles trois choses ne pourriez-vous pas vous passer ?', topic: 'Indispensable' },
      15: {
        text: 'De quoi aimez-vous parler ?',
        topic: 'Sujets de conversation',
        options: ['Les livres', 'Les voyages', 'La famille', 'Le jardin', 'La musique'],
      },
      16: { text: 'À quoi ressemble une journée parfaite ?', topic: 'Une journée parfaite' },
      17: { text: 'Quelle taille peut avoir votre partenaire ?' },
      18: { text: 'Que peut rechercher l’autre personne ?' },
      19: { text: 'Quelle importance l’autre personne doit-elle au moins donner à un intérieur ordonné ?' },
      20: { text: 'De quoi aimeriez-vous parler ensemble ?' },
      33: {
        text: 'Dans quelle pièce vous sentez-vous chez vous ?',
        topic: 'Une pièce où se sentir chez soi',
        options: [
          'Claire et sobre',
          'Une bibliothèque',
          'Une cuisine de ferme',
          'Un jardin d’hiver',
          'Un loft en ville',
          'Sous les toits',
        ],
      },
      34: {
        text: 'Quel voyage vous tente ?',
        topic: 'Un voyage tentant',
        options: ['En train', 'À la voile', 'À pied', 'Un week-end en ville', 'En camping-car', 'Aux thermes'],
      },
      101: { text: 'Qu’est-ce qui vous a fait rire récemment ?', topic: 'Un rire récent' },
      108: { text: 'Décrivez-vous.' },
      119: { text: 'Pour plus tard.' },
    },
  },
};
