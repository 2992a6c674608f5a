import tallPicture from 'art:login/tall';
import widePicture from 'art:login/wide';
import { site } from '../../site/site.ts';
import * as band from './compositions/band.css.ts';
import * as beside from './compositions/beside.css.ts';
import * as full from './compositions/full.css.ts';
import * as over from './compositions/over.css.ts';

/**
 * The arrangement of picture and form. Only the site's own stays in its build, with its styles and pictures, because
 * each choice reads the value itself, which folds; a constant would not.
 */
export const root =
  site.signIn === 'full'
    ? full.root
    : site.signIn === 'over'
      ? over.root
      : site.signIn === 'band'
        ? band.root
        : beside.root;
export const picture =
  site.signIn === 'full'
    ? full.picture
    : site.signIn === 'over'
      ? over.picture
      : site.signIn === 'band'
        ? band.picture
        : beside.picture;
export const content =
  site.signIn === 'full'
    ? full.content
    : site.signIn === 'over'
      ? over.content
      : site.signIn === 'band'
        ? band.content
        : beside.content;

/** Picture of phones; on desktops it is tall beside the form, and wide everywhere else. */
export const src = site.signIn === 'beside' ? widePicture : tallPicture;
export const desktopSrc = site.signIn === 'beside' ? tallPicture : widePicture;
