import type { GalleryTexts } from '../../brands/languages/Language.ts';
import { languages } from '../../brands/languages.ts';

/** The texts with which the visual checks look at the language of a tag. Everything else in the gallery is English. */
export const sampleTextsOf = (tag: string): GalleryTexts =>
  (Object.values(languages).find((language) => language.tag === tag) ?? languages.en).gallery;

/** The same in every language: what breaks a layout that was only tried with short words. */
export const stressTexts = {
  longWord:
    'Datenschutzgrundverordnungskonforme Einwilligungserklärung zur Partnerschaftsvermittlungsgebührenrückerstattung',
  longName: 'Maximiliane-Friederike von Württemberg-Hohenlohe-Langenburg',
  url: 'https://example.org/averyveryverylongaddressthatneverbreaksanywherebecausesomebodypastedit',
  arabic: 'مرحبًا، أتمنى لك يومًا جميلًا',
};
