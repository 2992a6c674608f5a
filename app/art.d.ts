// Written by npm run schemas from the files in templates/art and brands/photoPlaces.ts.

declare module 'art:banner/[key]' {
  export type Key = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' | '19' | '20' | '21' | '22' | '23';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:chapter/[key]' {
  export type Key = 'character' | 'everyday' | 'wishes' | 'you';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:interest/[key]' {
  export type Key = 'amateur' | 'anal' | 'bondage' | 'couple' | 'dirty_talk' | 'fetish' | 'high_heels_and_boots' | 'latex_and_leather' | 'lingerie' | 'normal' | 'oral' | 'other_interests' | 'outdoor' | 'romantic' | 'sex_toys' | 'sexy_outfits' | 'special_locations' | 'tattoos_and_piercings' | 'threesome';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:login/[key]' {
  export type Key = 'tall' | 'wide';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:payment/[key]' {
  export type Key = 'acquired' | 'american-express' | 'card' | 'ccbill' | 'diners-club' | 'discover' | 'jcb' | 'maestro' | 'mastercard' | 'paypal' | 'union-pay' | 'visa' | 'xolvis';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:plan/[key]' {
  export type Key = 'background' | 'female' | 'male';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:question/[key]' {
  export type Key = '10-book' | '10-dance' | '10-fireside' | '10-garden' | '10-kitchen' | '10-theatre' | '33-attic' | '33-conservatory' | '33-farmhouse' | '33-library' | '33-loft' | '33-scandinavian' | '34-camper' | '34-city_break' | '34-hike' | '34-sail' | '34-spa' | '34-train' | '9-city' | '9-countryside' | '9-forest' | '9-island' | '9-mountains' | '9-sea';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:photo-sign-in-wide/[key]' {
  export type Key = 'src' | 'avif' | 'webp' | 'night-avif' | 'night-webp';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:photo-sign-in-tall/[key]' {
  export type Key = 'src' | 'avif' | 'webp' | 'night-avif' | 'night-webp';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:photo-plans-background/[key]' {
  export type Key = 'src' | 'avif' | 'webp' | 'night-avif' | 'night-webp';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:photo-plans-illustration/[key]' {
  export type Key = 'src' | 'avif' | 'webp' | 'night-avif' | 'night-webp';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:photo-completion/[key]' {
  export type Key = 'src' | 'avif' | 'webp' | 'night-avif' | 'night-webp';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:photo-no-matches/[key]' {
  export type Key = 'src' | 'avif' | 'webp' | 'night-avif' | 'night-webp';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:photo-no-messages/[key]' {
  export type Key = 'src' | 'avif' | 'webp' | 'night-avif' | 'night-webp';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:photo-no-visitors/[key]' {
  export type Key = 'src' | 'avif' | 'webp' | 'night-avif' | 'night-webp';
  /** Keys of all pictures in the folder. */
  export const keys: readonly Key[];
  /** Returns the address of a picture in the site. */
  export default function picture(key: Key): string;
}

declare module 'art:banner/01' { const address: string; export default address; }
declare module 'art:banner/02' { const address: string; export default address; }
declare module 'art:banner/03' { const address: string; export default address; }
declare module 'art:banner/04' { const address: string; export default address; }
declare module 'art:banner/05' { const address: string; export default address; }
declare module 'art:banner/06' { const address: string; export default address; }
declare module 'art:banner/07' { const address: string; export default address; }
declare module 'art:banner/08' { const address: string; export default address; }
declare module 'art:banner/09' { const address: string; export default address; }
declare module 'art:banner/10' { const address: string; export default address; }
declare module 'art:banner/11' { const address: string; export default address; }
declare module 'art:banner/12' { const address: string; export default address; }
declare module 'art:banner/13' { const address: string; export default address; }
declare module 'art:banner/14' { const address: string; export default address; }
declare module 'art:banner/15' { const address: string; export default address; }
declare module 'art:banner/16' { const address: string; export default address; }
declare module 'art:banner/17' { const address: string; export default address; }
declare module 'art:banner/18' { const address: string; export default address; }
declare module 'art:banner/19' { const address: string; export default address; }
declare module 'art:banner/20' { const address: string; export default address; }
declare module 'art:banner/21' { const address: string; export default address; }
declare module 'art:banner/22' { const address: string; export default address; }
declare module 'art:banner/23' { const address: string; export default address; }
declare module 'art:chapter/character' { const address: string; export default address; }
declare module 'art:chapter/everyday' { const address: string; export default address; }
declare module 'art:chapter/wishes' { const address: string; export default address; }
declare module 'art:chapter/you' { const address: string; export default address; }
declare module 'art:completion' { const address: string; export default address; }
declare module 'art:email-confirmation' { const address: string; export default address; }
declare module 'art:error' { const address: string; export default address; }
declare module 'art:interest/amateur' { const address: string; export default address; }
declare module 'art:interest/anal' { const address: string; export default address; }
declare module 'art:interest/bondage' { const address: string; export default address; }
declare module 'art:interest/couple' { const address: string; export default address; }
declare module 'art:interest/dirty_talk' { const address: string; export default address; }
declare module 'art:interest/fetish' { const address: string; export default address; }
declare module 'art:interest/high_heels_and_boots' { const address: string; export default address; }
declare module 'art:interest/latex_and_leather' { const address: string; export default address; }
declare module 'art:interest/lingerie' { const address: string; export default address; }
declare module 'art:interest/normal' { const address: string; export default address; }
declare module 'art:interest/oral' { const address: string; export default address; }
declare module 'art:interest/other_interests' { const address: string; export default address; }
declare module 'art:interest/outdoor' { const address: string; export default address; }
declare module 'art:interest/romantic' { const address: string; export default address; }
declare module 'art:interest/sex_toys' { const address: string; export default address; }
declare module 'art:interest/sexy_outfits' { const address: string; export default address; }
declare module 'art:interest/special_locations' { const address: string; export default address; }
declare module 'art:interest/tattoos_and_piercings' { const address: string; export default address; }
declare module 'art:interest/threesome' { const address: string; export default address; }
declare module 'art:login/tall' { const address: string; export default address; }
declare module 'art:login/wide' { const address: string; export default address; }
declare module 'art:no-matches' { const address: string; export default address; }
declare module 'art:no-messages' { const address: string; export default address; }
declare module 'art:no-visitors' { const address: string; export default address; }
declare module 'art:not-found' { const address: string; export default address; }
declare module 'art:payment/acquired' { const address: string; export default address; }
declare module 'art:payment/american-express' { const address: string; export default address; }
declare module 'art:payment/card' { const address: string; export default address; }
declare module 'art:payment/ccbill' { const address: string; export default address; }
declare module 'art:payment/diners-club' { const address: string; export default address; }
declare module 'art:payment/discover' { const address: string; export default address; }
declare module 'art:payment/jcb' { const address: string; export default address; }
declare module 'art:payment/maestro' { const address: string; export default address; }
declare module 'art:payment/mastercard' { const address: string; export default address; }
declare module 'art:payment/paypal' { const address: string; export default address; }
declare module 'art:payment/union-pay' { const address: string; export default address; }
declare module 'art:payment/visa' { const address: string; export default address; }
declare module 'art:payment/xolvis' { const address: string; export default address; }
declare module 'art:plan/background' { const address: string; export default address; }
declare module 'art:plan/female' { const address: string; export default address; }
declare module 'art:plan/male' { const address: string; export default address; }
declare module 'art:question/10-book' { const address: string; export default address; }
declare module 'art:question/10-dance' { const address: string; export default address; }
declare module 'art:question/10-fireside' { const address: string; export default address; }
declare module 'art:question/10-garden' { const address: string; export default address; }
declare module 'art:question/10-kitchen' { const address: string; export default address; }
declare module 'art:question/10-theatre' { const address: string; export default address; }
declare module 'art:question/33-attic' { const address: string; export default address; }
declare module 'art:question/33-conservatory' { const address: string; export default address; }
declare module 'art:question/33-farmhouse' { const address: string; export default address; }
declare module 'art:question/33-library' { const address: string; export default address; }
declare module 'art:question/33-loft' { const address: string; export default address; }
declare module 'art:question/33-scandinavian' { const address: string; export default address; }
declare module 'art:question/34-camper' { const address: string; export default address; }
declare module 'art:question/34-city_break' { const address: string; export default address; }
declare module 'art:question/34-hike' { const address: string; export default address; }
declare module 'art:question/34-sail' { const address: string; export default address; }
declare module 'art:question/34-spa' { const address: string; export default address; }
declare module 'art:question/34-train' { const address: string; export default address; }
declare module 'art:question/9-city' { const address: string; export default address; }
declare module 'art:question/9-countryside' { const address: string; export default address; }
declare module 'art:question/9-forest' { const address: string; export default address; }
declare module 'art:question/9-island' { const address: string; export default address; }
declare module 'art:question/9-mountains' { const address: string; export default address; }
declare module 'art:question/9-sea' { const address: string; export default address; }
declare module 'art:welcome' { const address: string; export default address; }
