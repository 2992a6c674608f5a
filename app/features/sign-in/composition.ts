import tallPicture from 'art:login/tall';
import widePicture from 'art:login/wide';
import { site } from '../../site/site.ts';
import * as band from './compositions/band.css.ts';
import * as beside from './compositions/beside.css.ts';
import * as full from './compositions/full.css.ts';
import * as over from './compositions/over.css.ts';

/** How the picture and the form stand to each other. Only the site's own way stays in it, with its styles and pictures. */
const isFull = site.signIn === 'full';
const isOver = site.signIn === 'over';
const isBand = site.signIn === 'band';

export const root = isFull ? full.root : isOver ? over.root : isBand ? band.root : beside.root;
export const picture = isFull ? full.picture : isOver ? over.picture : isBand ? band.picture : beside.picture;
export const content = isFull ? full.content : isOver ? over.content : isBand ? band.content : beside.content;

export const src = isFull ? tallPicture : widePicture;
/** From 1200 px on, if that is another one. */
export const desktopSrc = isFull ? widePicture : isOver || isBand ? undefined : tallPicture;
