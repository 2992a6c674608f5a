import type { LocaleCode } from '../site/SiteValues.ts';

/** Adjectives in the grammatical gender of their animals. */
interface WordFamily {
  adjectives: readonly string[];
  animals: readonly string[];
}

export interface UsernameWords {
  families: readonly WordFamily[];
  /** Whether the adjective follows the noun, as in French. */
  nounFirst: boolean;
}

const toWordFamily = (adjectives: string, animals: string): WordFamily => ({
  adjectives: adjectives.split(' '),
  animals: animals.split(' '),
});

export const usernameWords: Readonly<Record<LocaleCode, UsernameWords>> = {
  en: {
    nounFirst: false,
    families: [
      toWordFamily(
        'Cheerful Gentle Curious Sunny Calm Lively Warm Bright Merry Kind Quiet Friendly',
        'Fox Otter Robin Hare Dolphin Heron Badger Owl Swan Deer Finch Beaver Lark Seal Squirrel',
      ),
    ],
  },
  de: {
    nounFirst: false,
    families: [
      toWordFamily(
        'Heiterer Sanfter Munterer Kluger Sonniger Froher Stiller Freundlicher Neugieriger',
        'Fuchs Otter Igel Dachs Kranich Delfin Luchs Storch Biber Falke Reiher',
      ),
      toWordFamily(
        'Heitere Sanfte Muntere Kluge Sonnige Frohe Stille Freundliche Neugierige',
        'Amsel Lerche Eule Robbe Schwalbe Meise Libelle Hummel Nachtigall',
      ),
    ],
  },
  fr: {
    nounFirst: true,
    families: [
      toWordFamily(
        'Joyeux Curieux Serein Malin Rieur Doux Discret Lumineux',
        'Renard Lièvre Dauphin Héron Cygne Castor Merle Lynx',
      ),
      toWordFamily(
        'Joyeuse Curieuse Sereine Maligne Rieuse Douce Discrète Lumineuse',
        'Mésange Loutre Chouette Hirondelle Biche Alouette Abeille Libellule',
      ),
    ],
  },
  cz: {
    nounFirst: false,
    families: [
      toWordFamily('Veselý Klidný Zvídavý Milý Slunný Tichý Chytrý Jemný', 'Ježek Delfín Rys Kos Bobr Jelen Čáp Sokol'),
      toWordFamily(
        'Veselá Klidná Zvídavá Milá Slunná Tichá Chytrá Jemná',
        'Liška Vydra Sova Labuť Srna Sýkorka Včela Veverka',
      ),
    ],
  },
  pl: {
    nounFirst: false,
    families: [
      toWordFamily(
        'Wesoły Spokojny Ciekawy Miły Słoneczny Cichy Bystry Łagodny',
        'Jeż Delfin Ryś Bóbr Jeleń Bocian Sokół Kos',
      ),
      toWordFamily(
        'Wesoła Spokojna Ciekawa Miła Słoneczna Cicha Bystra Łagodna',
        'Wydra Sowa Sarna Sikorka Pszczoła Wiewiórka Czapla',
      ),
    ],
  },
};
