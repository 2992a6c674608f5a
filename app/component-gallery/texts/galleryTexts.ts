import type { GallerySettings } from '../gallerySettings.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

/** Words for the components to carry. They are no texts of the product, so no catalogue has them. */
export type GalleryTexts = { [Name in keyof typeof en]: string };

export const galleryTexts: Readonly<Record<GallerySettings['lang'], GalleryTexts>> = { en, de, fr, cs, pl };

/** The same in every language: what breaks a layout that has only seen short words. */
export const stressTexts = {
  german:
    'Datenschutzgrundverordnungskonforme Einwilligungserklärung zur Partnerschaftsvermittlungsgebührenrückerstattung',
  name: 'Maximiliane-Friederike von Württemberg-Hohenlohe-Langenburg',
  unbroken: 'https://example.org/averyveryverylongaddressthatneverbreaksanywherebecausesomebodypastedit',
  arabic: 'مرحبًا، أتمنى لك يومًا جميلًا',
} as const;
