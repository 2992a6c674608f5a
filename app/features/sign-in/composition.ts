import tallPicture from 'art:login/tall';
import widePicture from 'art:login/wide';
import { site } from '../../site/site.ts';
import * as band from './compositions/band.css.ts';
import * as beside from './compositions/beside.css.ts';
import * as full from './compositions/full.css.ts';
import * as over from './compositions/over.css.ts';

/**
 * How the picture and the form stand to each other. Only the site's own way stays in it, with its styles and pictures;
 * therefore each choice reads the value itself, which folds everywhere, where a constant of it would not.
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

/** Beside the form the picture is tall on desktops; everywhere else it is wide there. */
export const src = site.signIn === 'beside' ? widePicture : tallPicture;
export const desktopSrc = site.signIn === 'beside' ? tallPicture : widePicture;
