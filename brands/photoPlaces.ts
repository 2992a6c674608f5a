/** Picture that is made from a photograph: its proportions, and the widths that pages load. */
interface PhotoPicture {
  width: number;
  height: number;
  /** Widths in pixels, the smallest first, that windows of 360 to 1440 px need, with one or two pixels for each. */
  widths: readonly [number, ...number[]];
}

/** Proportions of the drawings beside texts. */
const illustration: PhotoPicture = { width: 640, height: 480, widths: [320, 640, 960] };

/** All pictures that are made from photographs, by name. */
export const photoPictures = {
  'sign-in-wide': { width: 1440, height: 900, widths: [720, 1600, 2400] },
  'sign-in-tall': { width: 780, height: 1000, widths: [390, 780, 1560] },
  'plans-background': { width: 1440, height: 900, widths: [960, 1440, 2160] },
  'plans-illustration': illustration,
  completion: { width: 1440, height: 480, widths: [760, 1480] },
  'no-matches': illustration,
  'no-messages': illustration,
  'no-visitors': illustration,
} as const satisfies Record<string, PhotoPicture>;

export type PhotoPictureName = keyof typeof photoPictures;
export const photoPictureNames = Object.keys(photoPictures) as PhotoPictureName[];

/** Places where a brand can have a photograph in place of a drawing, each with the pictures that are made from it. */
export const photoPlaces = {
  signIn: ['sign-in-wide', 'sign-in-tall'],
  signInTall: ['sign-in-tall'],
  plans: ['plans-illustration'],
  plansBackground: ['plans-background'],
  completion: ['completion'],
  noMatches: ['no-matches'],
  noMessages: ['no-messages'],
  noVisitors: ['no-visitors'],
} as const satisfies Record<string, readonly PhotoPictureName[]>;

export type PhotoPlace = keyof typeof photoPlaces;
export const photoPlaceNames = Object.keys(photoPlaces) as PhotoPlace[];

export const photoTones = ['plain', 'duotone'] as const;
export type PhotoTone = (typeof photoTones)[number];
