import type { PictureFocus } from '../../../api/contract/pictures.ts';
import { toFocusStyle } from '../../../ui/content/toFocusStyle.ts';

/** The part of a picture that is shown, as fractions of its width and height. */
export interface PictureCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** Aspect ratio of the frame: that of the pictures on cards. */
export const CROP_ASPECT = 4 / 5;
/** The frame's smallest side, as a fraction of the largest frame. */
const MIN_SCALE = 0.2;
/** Fraction of the height at which faces usually are. */
const FOCUS_FROM_TOP = 0.25;

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max));

/** The size of the largest frame in a picture. */
function toLargestFrame({ width, height }: PictureSize): PictureSize {
  const wide = (height * CROP_ASPECT) / width;
  return wide <= 1 ? { width: wide, height: 1 } : { width: 1, height: 1 / wide };
}

/** The initial frame: as large as the picture allows. */
export function toInitialCrop(size: PictureSize): PictureCrop {
  const frame = toLargestFrame(size);
  return { ...frame, x: (1 - frame.width) / 2, y: (1 - frame.height) * FOCUS_FROM_TOP };
}

/** Moves the frame by fractions of the picture; it stays inside. */
export const moveCrop = (crop: PictureCrop, right: number, down: number): PictureCrop => ({
  ...crop,
  x: clamp(crop.x + right, 1 - crop.width),
  y: clamp(crop.y + down, 1 - crop.height),
});

/** Makes the frame larger or smaller around its middle; it stays inside and keeps its shape. */
export function scaleCrop(crop: PictureCrop, factor: number, size: PictureSize): PictureCrop {
  const largest = toLargestFrame(size);
  const scale = Math.min(1, Math.max(MIN_SCALE, (crop.width / largest.width) * factor));
  const [width, height] = [largest.width * scale, largest.height * scale];
  const x = clamp(crop.x + (crop.width - width) / 2, 1 - width);
  return { width, height, x, y: clamp(crop.y + (crop.height - height) / 2, 1 - height) };
}

/** The part of the picture in whole pixels; all of it without a crop. */
export function toCroppedArea({ width, height }: PictureSize, crop: PictureCrop | null) {
  if (!crop) return { x: 0, y: 0, width, height };
  const [x, y] = [Math.min(width - 1, Math.round(crop.x * width)), Math.min(height - 1, Math.round(crop.y * height))];
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - y, Math.round(crop.height * height))),
  };
}

/** The point that stays in sight where no face is marked, as in the style sheets of portraits. */
export const usualFocus: PictureFocus = { x: 50, y: 33 };

/** The style of a preview, which shows a picture as it will be shown. */
export const toPreviewStyle = ({ x, y }: PictureFocus) => toFocusStyle(`#focus=${x},${y}`);

/** The nearest point of a picture, in whole percent. */
export const toFocus = (x: number, y: number): PictureFocus => ({
  x: Math.round(clamp(x, 100)),
  y: Math.round(clamp(y, 100)),
});

const wholePicture: PictureCrop = { x: 0, y: 0, width: 1, height: 1 };

/** Finds the point of one part of a picture in another part; it stays inside. */
export function carryFocus({ x, y }: PictureFocus, from: PictureCrop | null, to: PictureCrop | null): PictureFocus {
  const [before, after] = [from ?? wholePicture, to ?? wholePicture];
  return toFocus(
    ((before.x - after.x) * 100 + x * before.width) / after.width,
    ((before.y - after.y) * 100 + y * before.height) / after.height,
  );
}
