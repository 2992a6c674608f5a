import type { LocaleCode } from '../site/SiteValues.ts';

/** Adjectives in the form that their animals ask for. */
interface Family {
  adjectives: readonly string[];
  animals: readonly string[];
}

export interface NameWords {
  families: readonly Family[];
  /** As in French, where the adjective follows. */
  nounFirst: boolean;
}

const family = (adjectives: string, animals: string): Family => ({
  adjectives: adjectives.split(' '),
  animals: animals.split(' '),
});

export const nameWords: Readonly<Record<LocaleCode, NameWords>> = {
  en: {
    nounFirst: false,
    families: [
      family(
        'Cheerful Gentle Curious Sunny Calm Lively Warm Bright Merry Kind Quiet Friendly',
        'Fox Otter Robin Hare Dolphin Heron Badger Owl Swan Deer Finch Beaver Lark Seal Squirrel',
      ),
    ],
  },
  de: {
    nounFirst: false,
    families: [
      family(
        'Heiterer Sanfter Munterer Kluger Sonniger Froher Stiller Freundlicher Neugieriger',
        'Fuchs Otter Igel Dachs Kranich Delfin Luchs Storch Biber Falke Reiher',
      ),
      family(
        'Heitere Sanfte Muntere Kluge Sonnige Frohe Stille Freundliche Neugierige',
        'Amsel Lerche Eule Robbe Schwalbe Meise Libelle Hummel Nachtigall',
      ),
    ],
  },
  fr: {
    nounFirst: true,
    families: [
      family(
        'Joyeux Curieux Serein Malin Rieur Doux Discret Lumineux',
        'Renard Lièvre Dauphin Héron Cygne Castor Merle Lynx',
      ),
      family(
        'Joyeuse Curieuse Sereine Maligne Rieuse Douce Discrète Lumineuse',
        'Mésange Loutre Chouette Hirondelle Biche Alouette Abeille Libellule',
      ),
    ],
  },
  cz: {
    nounFirst: false,
    families: [
      family('Veselý Klidný Zvídavý Milý Slunný Tichý Chytrý Jemný', 'Ježek Delfín Rys Kos Bobr Jelen Čáp Sokol'),
      family(
        'Veselá Klidná Zvídavá Milá Slunná Tichá Chytrá Jemná',
        'Liška Vydra Sova Labuť Srna Sýkorka Včela Veverka',
      ),
    ],
  },
  pl: {
    nounFirst: false,
    families: [
      family(
        'Wesoły Spokojny Ciekawy Miły Słoneczny Cichy Bystry Łagodny',
        'Jeż Delfin Ryś Bóbr Jeleń Bocian Sokół Kos',
      ),
      family(
        'Wesoła Spokojna Ciekawa Miła Słoneczna Cicha Bystra Łagodna',
        'Wydra Sowa Sarna Sikorka Pszczoła Wiewiórka Czapla',
      ),
    ],
  },
};
